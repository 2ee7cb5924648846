import type { Position } from "../../wire";

/** Whoever may see everything sees everybody's points too. */
export const uncovered = (position: Position): Position =>
  position.game === "winter-queen" ? { ...position, options: { ...position.options, scores: "open" } } : position;
