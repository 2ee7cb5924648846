/** Which rules of Winter Queen are about an effect, an action, a thing on the table. */
import type { WinterQueenAction } from "../wire";

export const RULE_OF_EFFECT: Readonly<Record<string, string>> = {
  wisps: "wq-6-1",
  rose: "wq-6-2",
  border: "wq-6-3",
  clouds: "wq-6-4",
  way: "wq-6-5",
  lights: "wq-6-6",
  star: "wq-6-7",
  arcane: "wq-6-8",
};

export const RULE_OF_ACTION: Readonly<Record<WinterQueenAction["kind"], string>> = {
  place: "wq-3-1",
  fill: "wq-3-3",
  activate: "wq-3-4",
  pass: "wq-3-6",
};

/** The rules of the effects of some pages, as `data-rule` has them. */
export const rulesOfEffects = (effects: readonly string[]): string =>
  [...new Set(effects.map((effect) => RULE_OF_EFFECT[effect] ?? ""))].filter(Boolean).join(" ");

/** The rules of things, as `data-rule` has them: the nearest first. */
export const RULES_OF = {
  crystal: "wq-3-1 wq-3-3",
  "last-crystal": "wq-3-5 wq-3-1 wq-3-3",
  "far-crystal": "wq-2-4",
  holder: "wq-2-4 wq-3-5",
  pool: "wq-4-2 wq-4-5",
  county: "wq-3-1 wq-3-2",
  domain: "wq-3-1 wq-3-2 wq-2-2",
  returned: "wq-3-4",
  pile: "wq-3-2",
  bag: "wq-3-5 wq-4-1",
  points: "wq-3-7",
  "final-points": "wq-5-1 wq-5-2",
  "first-player": "wq-2-5",
  "final-stage": "wq-4-3 wq-4-4",
  books: "wq-1-3 wq-3-2",
} as const;

/** The rules of what somebody is asked to do, by the stage of the turn; once it is ready, its action's. */
export const RULES_OF_STAGE: Readonly<Record<string, string>> = {
  start: "wq-3-1 wq-3-3 wq-3-4",
  "start-final": "wq-4-3 wq-4-4",
  where: "wq-3-1 wq-3-3",
  book: "wq-3-2",
  return: "wq-3-4",
  pass: "wq-3-6",
};
