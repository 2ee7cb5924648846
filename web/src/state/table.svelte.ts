/**
 * A table as a page knows it: what the server said last (`number`, `legal`, …), and what is *shown*, which follows step by
 * step, so that nobody's move goes by unseen. No rules here: every position comes from the server.
 */
import type {
  Events,
  Legal,
  LogEvent,
  Position,
  Reckoning,
  TableEvent,
  TableInfo,
  Thinking,
  ToPage,
  View,
} from "../wire";

/** What one command brought. */
export interface Step {
  firstNumber: number;
  events: LogEvent[];
  position: Position | null;
  table: TableInfo | null;
  toAct: number | null;
}

/** An event with its number in the table's log. */
export interface Numbered {
  number: number;
  event: LogEvent;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** The seat through whose eyes we look. */
  seat = $state<number | null>(null);
  here = $state.raw<boolean[]>([]);
  /** What was said last of a bot that waits. */
  thinking = $state.raw<Thinking | null>(null);

  /** The server's last word. */
  number = $state(0);
  legal = $state.raw<Legal | null>(null);
  takeBack = $state<number | null>(null);
  /** How the influence was counted, once Christina Regina is over. */
  reckoning = $state.raw<Reckoning | null>(null);
  toAct = $state<number | null>(null);
  latest = $state.raw<Position | null>(null);

  /** What is on the page. */
  position = $state.raw<Position | null>(null);
  log = $state.raw<Numbered[]>([]);
  /** Steps that came in and are not shown yet, the first of them perhaps just now. */
  queue = $state.raw<Step[]>([]);

  #onGap: (after: number) => void;

  constructor(onGap: (after: number) => void) {
    this.#onGap = onGap;
  }

  /** Whether the page shows what the server knows: only then can one act. */
  get isCurrent(): boolean {
    return this.queue.length === 0;
  }

  hear(message: ToPage): void {
    switch (message.type) {
      case "view":
        this.#see(message);
        break;
      case "stale":
        this.#see(message.view);
        break;
      case "events":
        this.#follow(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "thinking":
        this.thinking = message;
        break;
    }
  }

  #see(view: View): void {
    const fresh = this.number === 0 || view.first_number === 1;
    const overlap = this.number + 1 - view.first_number;
    if (!fresh && overlap < 0) return this.#onGap(this.number);
    const events = fresh ? view.events : view.events.slice(overlap);
    // The step at hand may have been told in part.
    const untold = this.queue.flatMap(numbered).filter((one) => one.number > this.shownNumber);
    const before = fresh ? [] : [...this.log, ...untold];
    this.log = [...before, ...numbered({ firstNumber: view.number - events.length + 1, events })];
    this.queue = [];
    this.number = view.number;
    this.info = view.table;
    this.here = view.table.seats.map((one) => one.here);
    this.seat = view.seat;
    this.thinking = null;
    this.legal = view.legal;
    this.takeBack = view.take_back;
    this.reckoning = view.reckoning;
    this.toAct = view.table.to_act;
    this.latest = view.position;
    this.position = view.position;
  }

  #follow(message: Events): void {
    if (message.number <= this.number) return;
    if (message.first_number !== this.number + 1) return this.#onGap(this.number);
    this.number = message.number;
    this.legal = message.legal;
    this.takeBack = message.take_back;
    this.toAct = message.to_act;
    this.latest = message.position ?? this.latest;
    // Who sits where does not wait for moves to be shown.
    if (message.table && message.table.stage !== "over") {
      this.info = message.table;
      this.here = message.table.seats.map((one) => one.here);
    }
    const { first_number: firstNumber, events, position, table, to_act: toAct } = message;
    this.queue = [...this.queue, { firstNumber, events, position, table, toAct }];
  }

  /** Drop all that a seat may know; a view brings what everybody may. */
  forget(): void {
    this.seat = null;
    this.legal = null;
    this.takeBack = null;
    this.latest = null;
    this.reckoning = null;
    this.position = null;
    this.log = [];
    this.queue = [];
    this.number = 0;
  }

  get shownNumber(): number {
    return this.log.at(-1)?.number ?? 0;
  }

  /** The first `count` events of the step at hand go to the log; the rest is still to be told. */
  tell(step: Step, count: number): void {
    const first = numbered(step).slice(0, count);
    const last = this.shownNumber;
    this.log = [...this.log, ...first.filter((one) => one.number > last)];
  }

  /** The step at hand has been shown. */
  finish(step: Step): void {
    if (this.queue[0] !== step) return;
    this.tell(step, step.events.length);
    this.position = step.position ?? this.position;
    if (step.table) this.info = step.table;
    this.queue = this.queue.slice(1);
  }
}

function numbered(step: Pick<Step, "firstNumber" | "events">): Numbered[] {
  return step.events.map((event, k) => ({ number: step.firstNumber + k, event }));
}

/** What is left of a log when what was taken back is left out: the game's events only, the table's stay. */
export function standing(log: readonly Numbered[]): Numbered[] {
  let kept: Numbered[] = [];
  for (const one of log) {
    if (one.event.type === "take-back") {
      const to = one.event.to;
      kept = kept.filter((earlier) => earlier.number <= to || !isOfGame(earlier.event));
    }
    kept.push(one);
  }
  return kept;
}

/** The table's own events. All others are a game's: the record is complete, or it does not compile. */
const OF_TABLE: Readonly<Record<TableEvent["type"], true>> = {
  table: true,
  sit: true,
  stand: true,
  "free-seat": true,
  "set-up": true,
  "renew-invitation": true,
  removed: true,
  "promise-number": true,
  "open-number": true,
  start: true,
  "take-back": true,
  leave: true,
  return: true,
  link: true,
  "hand-over": true,
  rematch: true,
};

export const isOfGame = (event: LogEvent): boolean => !(event.type in OF_TABLE);

/** How many turns were played; null where the log begins in the middle of a game, at a position. */
export function turnsIn(log: readonly Numbered[]): number | null {
  const kept = standing(log);
  return kept.some(({ event }) => event.type === "deal")
    ? kept.filter(({ event }) => event.type === "move").length
    : null;
}

/** The number of a seat's last move, or of anybody's, or 0. */
export function lastMoveOf(log: readonly Numbered[], seat: number | null): number {
  const isMove = (event: LogEvent): boolean => event.type === "move" && (seat === null || event.seat === seat);
  return standing(log).findLast(({ event }) => isMove(event))?.number ?? 0;
}
