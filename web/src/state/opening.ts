/** A table in the making: who sits where, and by which rules. */
import { LADDER } from "./levels";
import type { GameInfo, NewTable } from "../wire";

/** The three ways to play that the start page offers. */
export type Way = "bots" | "friends" | "device";

export interface SeatPlan {
  kind: "here" | "open" | "bot";
  name: string;
  bot: string;
}

/** Seats are planned for the largest table, so that nothing typed is lost when the number of players changes. */
export interface Plan {
  game: string;
  players: number;
  seats: SeatPlan[];
  first: number | null;
  edition: string;
  options: Record<string, string>;
  /** Until somebody decides, it depends on who may come. */
  hints: boolean | null;
}

type Body = Omit<NewTable, "id">;

const LONGEST_NAME = 40;

/** One click: this device against bots, everything else as the game proposes it. */
export function quickGame(game: string, name: string, bots = 1, bot: string = LADDER[0]): Body {
  return {
    game,
    hints: true,
    seats: [
      { kind: "here", name: clean(name) },
      ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot })),
    ],
  };
}

/** The wanted one, if it is offered. */
export const proposedBot = (bots: readonly string[], wanted: string = LADDER[0]): string =>
  bots.includes(wanted) ? wanted : (bots.at(-1) ?? wanted);

/** `usual`: the bots that one plays against at once. */
export function planFor(way: Way, game: GameInfo, name: string, usual: { bot: string; count: number }): Plan {
  const bot = proposedBot(game.bots, usual.bot);
  const others = ({ bots: "bot", friends: "open", device: "here" } as const)[way];
  const options = Object.fromEntries(Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]));
  // On one screen everybody sees everything anyway.
  if (way === "device" && game.options["scores"]?.includes("open")) options["scores"] = "open";
  return {
    game: game.name,
    players: way === "bots" ? Math.min(usual.count + 1, Math.max(...game.players)) : Math.min(...game.players),
    seats: Array.from({ length: Math.max(...game.players) }, (_, k) =>
      k === 0 ? { kind: "here", name, bot } : { kind: others, name: "", bot },
    ),
    first: null,
    edition: game.default_edition,
    options,
    hints: null,
  };
}

/** Alone with bots, or with those who look at the same screen, a hint is no secret; others may come to win. */
export function hintsOf(plan: Plan): boolean {
  return plan.hints ?? plan.seats.slice(0, plan.players).every((seat) => seat.kind !== "open");
}

/** What is sent. `nameless` tells what a person is called who gave no name. */
export function bodyOf(plan: Plan, nameless: (seat: number) => string): Body {
  return {
    game: plan.game,
    edition: plan.edition,
    options: { ...plan.options },
    first: plan.first !== null && plan.first < plan.players ? plan.first : null,
    hints: hintsOf(plan),
    seats: plan.seats.slice(0, plan.players).map((seat, k) => {
      if (seat.kind === "open") return { kind: "open" };
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
      return { kind: "here", name: clean(seat.name) || nameless(k) };
    }),
  };
}

/** Who sits down, as one choice: `here`, `open` or `bot:NAME`. */
export const choiceOf = (seat: SeatPlan): string => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind);

export function choose(seat: SeatPlan, choice: string): SeatPlan {
  if (choice.startsWith("bot:")) return { ...seat, kind: "bot", bot: choice.slice("bot:".length) };
  return { ...seat, kind: choice === "open" ? "open" : "here" };
}

export const clean = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME).trim();
