/** The log in words, as far as all games tell it alike: what a line is, what the table itself tells, which lines make a turn. */
import type { LogEvent } from "../wire";
import { isOfGame, standing, type Numbered } from "./table.svelte";

/** What goes into a message of any game, still without words, so that the language can change under it. */
export type CommonValue = string | number | { seat: number } | { bot: string };

export interface LineOf<Value, Highlights> {
  number: number;
  seat: number | null;
  key: string;
  values: Record<string, Value | CommonValue>;
  /** What lights up when one points at it. */
  highlights: Highlights;
  /** Of small interest: refills, new books, cards that are turned up. */
  minor: boolean;
  /** A bot acted in the person's place. */
  standIn: boolean;
}

/** A turn or something else that happened, with what it brought. */
export interface EntryOf<Line> {
  number: number;
  /** Counted from 1; null for what is no turn. */
  turn: number | null;
  seat: number | null;
  lines: Line[];
}

export type Write<Value, Highlights> = (
  seat: number | null,
  key: string,
  values: Record<string, Value | CommonValue>,
  highlights?: Highlights,
) => LineOf<Value, Highlights>;

/** How lines about an event are written; they begin with who it was. */
export const writer =
  <Value, Highlights>({ number, event }: Numbered, nothing: Highlights): Write<Value, Highlights> =>
  (seat, key, values, highlights = nothing) => ({
    number,
    seat,
    key,
    values: seat === null ? values : { name: { seat }, ...values },
    highlights,
    minor: false,
    standIn: event.type === "move" && event.by !== undefined,
  });

/** What happens at the table whatever is played. */
export function lineOfTable<Value, Highlights>(
  event: LogEvent,
  line: Write<Value, Highlights>,
): LineOf<Value, Highlights> | null {
  switch (event.type) {
    case "table":
      // In the middle of a log: it goes on at a position.
      return event.position ? line(null, "told-later", {}) : null;
    case "end":
      return line(null, "told-end", {});
    case "take-back":
      return line(event.seat, "told-take-back", {});
    case "leave":
      return line(event.seat, "told-leave", { bot: { bot: event.stand_in } });
    case "return":
      return line(event.seat, "told-return", {});
    case "hand-over":
      return line(event.seat, "told-hand-over", {});
    case "rematch":
      return line(null, "told-rematch", {});
    default:
      return null;
  }
}

/** The whole log as entries: a turn with all it brought is one. */
export function entriesOf<Line extends { seat: number | null }>(
  log: readonly Numbered[],
  lineOf: (one: Numbered) => Line | null,
): EntryOf<Line>[] {
  const found: EntryOf<Line>[] = [];
  const takenBack = new Set<number>();
  let turn = 0;
  for (const one of standing(log)) {
    const line = lineOf(one);
    if (one.event.type === "table" && turn === 0) continue;
    const isMove = one.event.type === "move";
    if (isMove) turn += 1;
    if (!line) continue;
    const last = found.at(-1);
    // Whoever goes back turn by turn is told of once.
    if (one.event.type === "take-back" && last && takenBack.has(last.number)) found.pop();
    if (one.event.type === "take-back") takenBack.add(one.number);
    if (!isMove && last?.turn != null && isOfGame(one.event) && one.event.type !== "end") last.lines.push(line);
    else found.push({ number: one.number, turn: isMove ? turn : null, seat: line.seat, lines: [line] });
  }
  return found;
}
