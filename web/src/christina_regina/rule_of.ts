/** Which rules of Christina Regina are about an action, a thing on the table. */
import type { ChristinaReginaAction } from "../wire";

export const RULE_OF_ACTION: Readonly<Record<ChristinaReginaAction["kind"], string>> = {
  draw: "cr-3-1",
  agitate: "cr-3-3",
  manipulate: "cr-3-3",
  persuade: "cr-3-3",
  assassinate: "cr-4-1",
  pass: "cr-3-5",
};

/** The rules of things, as `data-rule` has them: the nearest first. */
export const RULES_OF = {
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

/** The rules of what somebody is asked to do while no turn is in the making. */
export const RULES_OF_START = { cards: "cr-3-1 cr-3-2", empty: "cr-3-5 cr-3-3 cr-4-1" } as const;
