/** A table in the making: who sits where, and by which rules. */
import { LADDER } from "./levels";
import type { WithoutId } from "./connection.svelte";
import type { GameInfo, NewTable, SetUp, TableInfo } from "../wire";

/** The three ways to play that the start page offers. */
export type Way = "bots" | "friends" | "device";

export interface SeatPlan {
  /** `kept`: a person who sits at the table already and stays there. */
  kind: "here" | "open" | "bot" | "kept";
  name: string;
  bot: string;
  /** The seat of those who stay. */
  was?: number;
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

/** A table that is there, as a plan for changing it: people stay, with the seats that they have. */
export function planOf(table: TableInfo, game: GameInfo, bot: string): Plan {
  const most = Math.max(...game.players);
  return {
    game: table.game,
    players: table.seats.length,
    seats: Array.from({ length: most }, (_, k) => {
      const seat = table.seats[k];
      if (seat?.kind === "person") return { kind: "kept", name: seat.name, bot, was: k };
      if (seat?.kind === "bot") return { kind: "bot", name: "", bot: seat.bot ?? bot };
      return { kind: "open", name: "", bot };
    }),
    first: table.first,
    edition: table.edition,
    options: { ...table.options },
    hints: table.hints,
  };
}

/** Somebody has come or gone while the plan was made: those who sit stay, whatever was planned for their seat. */
export function withPeople(plan: Plan, table: TableInfo): Plan {
  const rest = plan.seats.map((seat): SeatPlan => {
    if (seat.kind !== "kept" || table.seats[seat.was ?? -1]?.kind === "person") return seat;
    return { kind: "open", name: "", bot: seat.bot };
  });
  table.seats.forEach(({ kind, name }, was) => {
    if (kind !== "person" || rest.some((seat) => seat.kind === "kept" && seat.was === was)) return;
    const free = rest.findIndex((seat, k) => seat.kind !== "kept" && k >= was);
    const at = free < 0 ? rest.findIndex((seat) => seat.kind !== "kept") : free;
    const bot = rest[at]?.bot ?? LADDER[0];
    if (at >= 0) rest[at] = { kind: "kept", name, bot, was };
  });
  const kept = rest.filter((seat) => seat.kind === "kept").length;
  return { ...plan, seats: rest, players: Math.max(plan.players, kept) };
}

/** The seats that are played: of those that go when there are fewer, none is a person's. */
export function seatsOf(plan: Plan): SeatPlan[] {
  const seats = [...plan.seats];
  while (seats.length > plan.players) {
    const last = seats.findLastIndex((seat) => seat.kind !== "kept");
    if (last < 0) break;
    seats.splice(last, 1);
  }
  return seats;
}

/** Alone with bots, or with those who look at the same screen, a hint is no secret; others may come to win. */
export function hintsOf(plan: Plan): boolean {
  return plan.hints ?? seatsOf(plan).every((seat) => seat.kind !== "open");
}

/** What is sent. `nameless` tells what a person is called who gave no name. */
export function bodyOf(plan: Plan, nameless: (seat: number) => string): Body {
  return { game: plan.game, ...settingOf(plan), seats: seatsOf(plan).map((seat, k) => newSeat(seat, k, nameless)) };
}

/** The same for a table that is there. */
export function changesOf(plan: Plan, nameless: (seat: number) => string): WithoutId<SetUp> {
  return {
    type: "set-up",
    ...settingOf(plan),
    seats: seatsOf(plan).map((seat, k) =>
      seat.kind === "kept" ? { kind: "kept", seat: seat.was ?? k } : newSeat(seat, k, nameless),
    ),
  };
}

function settingOf(plan: Plan) {
  return {
    edition: plan.edition,
    options: { ...plan.options },
    first: plan.first !== null && plan.first < plan.players ? plan.first : null,
    hints: hintsOf(plan),
  };
}

function newSeat(seat: SeatPlan, k: number, nameless: (seat: number) => string): Body["seats"][number] {
  if (seat.kind === "open") return { kind: "open" };
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  return { kind: "here", name: clean(seat.name) || nameless(k) };
}

/** Who sits down, as one choice: `here`, `open` or `bot:NAME`. */
export const choiceOf = (seat: SeatPlan): string => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind);

export function choose(seat: SeatPlan, choice: string): SeatPlan {
  if (seat.kind === "kept") return seat;
  if (choice.startsWith("bot:")) return { ...seat, kind: "bot", bot: choice.slice("bot:".length) };
  return { ...seat, kind: choice === "open" ? "open" : "here" };
}

export const clean = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME).trim();
