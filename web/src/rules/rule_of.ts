/** Which rules tell of an effect, an action, a thing on a table. Small: tables carry it, the rules come when wanted. */
import { addressOf } from "../state/router.svelte";

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

export const RULE_OF_ACTION: Readonly<Record<string, string>> = {
  place: "wq-3-1",
  fill: "wq-3-3",
  activate: "wq-3-4",
  draw: "cr-3-1",
  agitate: "cr-3-3",
  manipulate: "cr-3-3",
  persuade: "cr-3-3",
  assassinate: "cr-4-1",
  pass: "cr-3-5",
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
  stack: "cr-3-1 cr-3-2 cr-2-1",
  influence: "cr-5-3 cr-3-2",
  discards: "cr-3-2 cr-3-3",
  leader: "cr-4-4 cr-5-2",
  "action-card": "cr-3-3",
  attempt: "cr-4-1 cr-4-2 cr-4-3 cr-4-4",
  victim: "cr-4-2",
  number: "cr-4-1",
  dagger: "cr-4-5 cr-4-3",
} as const;

/** The rules of what somebody is asked to do, by the stage of the turn; once it is ready, its action's. */
export const RULES_OF_STAGE: Readonly<Record<string, string>> = {
  start: "wq-3-1 wq-3-3 wq-3-4",
  "start-final": "wq-4-3 wq-4-4",
  where: "wq-3-1 wq-3-3",
  book: "wq-3-2",
  return: "wq-3-4",
  pass: "wq-3-6",
  court: "cr-3-1 cr-3-2",
  "court-empty": "cr-3-5 cr-3-3 cr-4-1",
};

export const addressOfRule = (rule: string): string =>
  addressOf.rules(rule.startsWith("wq") ? "winter-queen" : "christina-regina", rule);
