/** What a lesson says now, and what of it stands beside the ring. */
import type { Guide } from "./guide.svelte";

interface Now {
  /** The stage of the turn in the making. */
  stage: string;
  /** What is chosen so far is another turn than the one that is asked for. */
  astray: boolean;
  /** Something is being shown: what it is, comes first. */
  showing: boolean;
}

type Led = Pick<Guide, "part" | "isDone" | "hasActed" | "asked">;

/** The message; null while one's own turn is being shown, which speaks for itself. */
export function sayingAt(guide: Led, { stage, astray, showing }: Now): string | null {
  const { part } = guide;
  const done = guide.isDone && !showing;
  if (done && part.done) return part.done;
  if (guide.hasActed && !done) return null;
  if (astray) return "lesson-other";
  return (guide.asked && part.stages?.[stage]) || part.say;
}

/** What is to be done is said last: the last sentence. */
export const lastSentence = (said: string): string => said.split(/(?<=[.!?])\s+/).at(-1) ?? "";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Further to the side of the words than this, one looks for the ring; in their own column one finds it. */
const FAR = 480;
const GAP = 12;

export const isFar = (ring: Box, words: Box): boolean =>
  Math.max(words.left - ring.left - ring.width, ring.left - words.left - words.width) > FAR;

/** Where a bubble lies: above the ring, or below it where there is no room, and always in the window. */
export function bubbleAt(
  ring: Box,
  bubble: Pick<Box, "width" | "height">,
  screen: Pick<Box, "width" | "height">,
): Pick<Box, "left" | "top"> {
  const above = ring.top - GAP - bubble.height;
  const middle = ring.left + ring.width / 2 - bubble.width / 2;
  return {
    left: Math.max(GAP, Math.min(middle, screen.width - bubble.width - GAP)),
    top: above < GAP ? ring.top + ring.height + GAP : above,
  };
}
