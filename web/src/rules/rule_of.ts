/** Which rule tells of an effect or an action. Small: the tables carry it, the rules themselves come when wanted. */
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

export const addressOfRule = (rule: string): string =>
  addressOf.rules(rule.startsWith("wq") ? "winter-queen" : "christina-regina", rule);
