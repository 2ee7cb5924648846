/** Names of the court's things, read from the wire. No rules. */
import type { Card, Faction, Leader, Stack } from "../../wire";

export const STACKS: readonly Stack[] = ["copper", "silver", "gold"];
export const FACTIONS: readonly Faction[] = ["blue", "red", "green", "black", "purple"];
export const LEADERS: readonly Leader[] = [1, 2, 3];

export const metalOf = (card: Card): Stack => card.split("-")[0] as Stack;

/** What is drawn on a card: a faction's charge, or the snuffed candle. */
export const signOf = (card: Card): Faction | "none" => card.split("-")[1] as Faction | "none";

export const factionOf = (card: Card): Faction | null => {
  const faction = card.split("-")[1];
  return faction === "none" ? null : (faction as Faction);
};

export const stackOfLeader = (number: Leader): Stack => STACKS[number - 1]!;
export const leaderOfStack = (stack: Stack): Leader => (STACKS.indexOf(stack) + 1) as Leader;
