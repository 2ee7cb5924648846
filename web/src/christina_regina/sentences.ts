/** Christina Regina in words: values of log lines become arguments of messages, with pieces to draw. */
import type { Card, Faction, Leader, Stack, TableInfo } from "../wire";
import { calledAt } from "../words/seats";
import { piece } from "../words/rich";
import { t, words, type Arguments } from "../words/fluent.svelte";
import { metalOf, signOf, stackOfLeader } from "./state/cards";
import type { Line, Value } from "./state/log_lines";

export const factionName = (faction: Faction): string => t(`court-${faction}`);
export const stackName = (stack: Stack): string => t(stack);
export const cardName = (card: Card): string =>
  t("court-card", { faction: t(`court-${signOf(card)}`), metal: t(metalOf(card)) });
export const leaderName = (number: Leader): string => t("court-leader", { metal: t(stackOfLeader(number)) });

function resolve(value: Value, info: TableInfo | null): string | number {
  if (typeof value !== "object") return value;
  if ("seat" in value) return piece("name", String(value.seat), calledAt(info, value.seat));
  if ("card" in value) return piece("card", value.card, cardName(value.card));
  if ("stack" in value) return stackName(value.stack);
  if ("faction" in value) return piece("faction", value.faction, factionName(value.faction));
  if ("leader" in value) return ["I", "II", "III"][value.leader - 1] ?? "";
  return t(`bot-${value.bot}`);
}

export function sentenceOf(line: Line, info: TableInfo | null): string {
  const given: Arguments = Object.fromEntries(
    Object.entries(line.values).map(([name, value]) => [name, resolve(value, info)]),
  );
  return words.sentence(line.key, given);
}
