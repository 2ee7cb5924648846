/** What tests share: a socket and a clock that do what they are told, and tables, positions and messages to tell. */
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Clock, Socket } from "./state/connection.svelte";
import type { Step } from "./state/table.svelte";
import type {
  Colour,
  EditionData,
  Events,
  FromPage,
  HeldBook,
  LogEvent,
  SeatInfo,
  TableInfo,
  ToPage,
  View,
  WinterQueenAction,
  WinterQueenLegal,
  WinterQueenPosition,
} from "./wire";
import { readBoard, type Board } from "./winter_queen/state/board";

const root = resolve(import.meta.dirname, "../..");
export const repositoryFile = (path: string): string => readFileSync(resolve(root, path), "utf8");

/** All words of a language, every chapter of them. */
export function allWords(language: string): string {
  const folder = resolve(root, "src/queendom/locales", language);
  return readdirSync(folder)
    .map((name) => readFileSync(resolve(folder, name), "utf8"))
    .join("\n");
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  readonly sent: FromPage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  /** What was sent of one kind. */
  of<K extends FromPage["type"]>(type: K): Extract<FromPage, { type: K }>[] {
    return this.sent.filter((one): one is Extract<FromPage, { type: K }> => one.type === type);
  }
}

export class FakeClock implements Clock {
  now = 0;
  #timers: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** How long until each waiting timer. */
  get waits(): number[] {
    return this.#timers.map(({ at }) => at - this.now);
  }

  /** Time passes; what falls due runs in its order, and may wait for more. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((one) => one !== due);
      this.now = due.at;
      due.then();
    }
    this.now = until;
  }
}

/** Whatever waits for a promise has had its turn. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

export const EDITIONS = ["queendom", "snowflake", "lattice"] as const;

export function boardOf(edition: string): Board {
  const text = repositoryFile(`src/queendom/games/winter_queen/editions/${edition}.toml`);
  const drawing = /^drawing = '''\n(.*?)'''/ms.exec(text)?.[1];
  if (drawing === undefined) throw new Error(`no drawing in ${edition}`);
  const pages = [...text.matchAll(/^([a-z-]+) = \["([a-z-]+)", "([a-z-]+)"\]$/gm)].map(([, name, left, right]) => [
    name,
    [left, right],
  ]);
  const data = { name: edition, version: 1, map: { drawing }, books: { pages: Object.fromEntries(pages) } };
  return readBoard(data satisfies EditionData);
}

export const seatOf = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "Ada",
  kind: "person",
  bot: null,
  away: false,
  yours: false,
  here: true,
  promise: null,
  number: null,
  ...given,
});
export const OWN = seatOf({ yours: true });
export const BOT = seatOf({ name: "Frost", kind: "bot", bot: "greedy" });

export const infoOf = (given: Partial<TableInfo> = {}): TableInfo => ({
  id: "table",
  game: "winter-queen",
  edition: "queendom",
  edition_version: 1,
  options: { end: "equal-turns", "wisps-same-colour": "same", scores: "hidden" },
  stage: "running",
  seats: [OWN, BOT],
  first: 0,
  to_act: 0,
  number: 1,
  commitment: "",
  seed: null,
  invitation: null,
  host: false,
  rematch: null,
  rematch_of: null,
  same_start_of: null,
  taken_back: 0,
  hints: false,
  result: null,
  tally: null,
  ...given,
});

const NO_CRYSTALS = { red: 0, green: 0, purple: 0, blue: 0, yellow: 0 };

export const positionOf = (given: Partial<WinterQueenPosition> = {}): WinterQueenPosition => ({
  game: "winter-queen",
  edition: "queendom",
  edition_version: 1,
  players: 2,
  first: 0,
  to_act: 0,
  passes: 0,
  options: { end: "equal-turns", "wisps-same-colour": "same", scores: "hidden" },
  stage: "main",
  ending: null,
  map: {},
  domain: { a2: null, c1: null, c4: "red", c7: null, e2: null },
  piles: {
    red: { top: "rose-way", below: 4 },
    green: { top: "border-way", below: 4 },
    purple: { top: "star-arcane", below: 4 },
    blue: { top: "way-lights", below: 4 },
  },
  holders: [["red", "red", "blue"], ["green"], ["yellow"]],
  bag: { ...NO_CRYSTALS, red: 5 },
  books: [[], []],
  gone: { books: [], crystals: NO_CRYSTALS },
  vp: [0, 0],
  turns_left: null,
  ...given,
});

export const held = (book: string, left: Colour | null = null, right: Colour | null = null): HeldBook => ({
  book,
  pages: [left, right],
});

export const legalOf = (given: Partial<WinterQueenLegal> = {}): WinterQueenLegal => ({
  crystals: [
    [0, "red"],
    [0, "blue"],
    [1, "green"],
  ],
  spaces: ["a1", "a2", "b2", "c4"],
  with_book: {},
  pages: [],
  activate: {},
  pass: false,
  ...given,
});

export const move = (seat: number, action: WinterQueenAction, by?: string): LogEvent => ({
  type: "move",
  seat,
  action,
  ...(by ? { by } : {}),
});
export const placing = (space: string, colour: Colour = "red"): WinterQueenAction => ({
  kind: "place",
  holder: 0,
  colour,
  space,
  take: null,
});

/** A view after `after`, of a log that is given whole. */
export function viewOf(log: readonly LogEvent[], after = 0, given: Partial<View> = {}): View {
  const { table = infoOf({ number: log.length }), ...more } = given;
  return {
    type: "view",
    id: null,
    seat: 0,
    number: log.length,
    table,
    first_number: Math.min(after, log.length) + 1,
    events: log.slice(after),
    position: positionOf(),
    legal: null,
    take_back: null,
    reckoning: null,
    pages: "build",
    ...more,
  };
}

/** What followed event number `after`. */
export const eventsOf = (after: number, events: LogEvent[], given: Partial<Events> = {}): Events => ({
  type: "events",
  first_number: after + 1,
  number: after + events.length,
  events,
  to_act: null,
  position: positionOf(),
  legal: null,
  take_back: null,
  table: null,
  ...given,
});

/** Real games of Winter Queen, as they lie in the archive of records. */
export const GAMES = [
  "ending-final-scoring",
  "ending-deadlock",
  "final-pool-runs-dry",
  "nothing-to-return",
  "short-refill",
];

/** A real game step by step, with as much of each position as its events tell: the map, the points, the stage. */
function pilesAfter(piles: WinterQueenPosition["piles"], event: LogEvent): WinterQueenPosition["piles"] {
  if (event.type === "deal" && "tops" in event) {
    const tops = Object.entries(event.tops).map(([county, top]) => [county, { top, below: 5 }]);
    return Object.fromEntries(tops) as WinterQueenPosition["piles"];
  }
  if (event.type === "reveal" && "county" in event) return { ...piles, [event.county]: { top: event.book, below: 1 } };
  if (event.type === "move" && event.action.kind === "place" && event.action.take) {
    return { ...piles, [event.action.take]: { top: null, below: 1 } };
  }
  return piles;
}

export function stepsOf(game: string): { steps: Step[]; scores: number[] } {
  const record = JSON.parse(repositoryFile(`tests/archive/${game}.json`)) as {
    events: LogEvent[];
    result: { scores: number[] };
  };
  const { scores } = record.result;
  let position = positionOf({ players: scores.length, vp: scores.map(() => 0), books: scores.map(() => []) });
  const steps: Step[] = [];
  record.events.forEach((event, k) => {
    const { map, vp } = position;
    if (event.type === "gain")
      position = { ...position, vp: vp.map((one, seat) => one + (seat === event.seat ? event.vp : 0)) };
    if (event.type === "final-stage") position = { ...position, stage: "final" };
    if (event.type === "end") position = { ...position, stage: "over" };
    if (event.type === "move" && event.action.kind === "place") {
      position = { ...position, map: { ...map, [event.action.space]: event.action.colour } };
    } else if (event.type === "move" && event.action.kind === "activate" && event.action.return) {
      const { [event.action.return]: _, ...left } = map;
      position = { ...position, map: left };
    }
    position = { ...position, piles: pilesAfter(position.piles, event) };
    const step = steps.at(-1);
    if (!step || event.type === "move")
      steps.push({ firstNumber: k + 1, events: [event], position, table: null, toAct: null });
    else Object.assign(step, { events: [...step.events, event], position });
  });
  return { steps, scores };
}
