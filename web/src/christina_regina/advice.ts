/** A hint in the court's words. */
import type {
  Card,
  ChristinaReginaAction,
  ChristinaReginaPosition,
  Faction,
  HintReason,
  Stack,
  TableInfo,
} from "../wire";
import { COMMON_REASONS, percent, reasonWords, type Reasons } from "../words/advice";
import { calledAt } from "../words/seats";
import { piece, type Segment } from "../words/rich";
import { rich } from "../words/fluent.svelte";
import { cardName, factionName, stackName } from "./sentences";

const REASONS: Reasons = {
  ...COMMON_REASONS,
  "reason-influence": ["points"],
  "reason-lowers": ["points"],
  "reason-buries": ["card"],
  "reason-discards": ["card"],
  "reason-likely": ["chance", "colour", "victim"],
  "reason-hides": [],
  "reason-unlike-card": ["card"],
};

const cardOf = (card: Card): string => piece("card", card, cardName(card));
const factionOf = (faction: Faction): string => piece("faction", faction, factionName(faction));
const nameOf = (seat: number, info: TableInfo | null): string => piece("name", String(seat), calledAt(info, seat));

export function adviceWords(
  action: ChristinaReginaAction,
  stacks: ChristinaReginaPosition["stacks"] | undefined,
  info: TableInfo | null,
): Segment[] {
  const top = (stack: Stack): string => {
    const card = stacks?.[stack].top[0];
    return card ? cardOf(card) : stackName(stack);
  };
  switch (action.kind) {
    case "draw":
      return rich("advice-draw", { drawn: top(action.from), buried: top(action.bury) });
    case "agitate":
      return rich("advice-agitate", { card: top(action.stack) });
    case "manipulate":
      return rich("advice-manipulate", { one: stackName(action.stacks[0]), other: stackName(action.stacks[1]) });
    case "persuade":
      return rich("advice-persuade", { card: cardOf(action.card), stack: stackName(action.stack) });
    case "assassinate":
      return rich("advice-assassinate", {
        name: nameOf(action.victim, info),
        number: ["I", "II", "III"][action.number - 1] ?? "",
        colour: action.colour ? factionOf(action.colour) : "",
      });
    case "pass":
      return rich("advice-pass");
  }
}

export const whyWords = (reason: HintReason, info: TableInfo | null): Segment[] | null =>
  reasonWords(reason, REASONS, (name, value) => {
    if (name === "card") return cardOf(value as Card);
    if (name === "colour") return factionOf(value as Faction);
    if (name === "victim") return nameOf(Number(value), info);
    return name === "chance" ? percent(Number(value)) : value;
  });
