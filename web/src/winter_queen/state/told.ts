/**
 * The log in words: each event one line, a message key with what it speaks of. Log, announcements and the terminal use the
 * same keys. A line also knows its spots: what lights up when one points at it.
 */
import { standing, type Numbered } from "../../state/table.svelte";
import { entriesOf, lineOfTable, writer, type CommonValue, type EntryOf, type LineOf } from "../../state/told";
import type { Colour, County, Gain, PageNumber, PageScore } from "../../wire";

/** What a line or a preview lights up. */
export interface Spots {
  /** Spaces that score, or that a line speaks of. */
  spaces: readonly string[];
  from?: string;
  /** Pages of books: those that score for Arcane Knowledge, or the page itself. */
  pages?: readonly string[];
  effect?: string;
  holder?: number;
  county?: County;
  /** Whether the spaces are points, or only spoken of. */
  scores: boolean;
}

/** What goes into a message, still without words. */
export type Value =
  | CommonValue
  | { space: string }
  | { spaces: readonly string[] }
  | { book: string }
  | { book: string; page: PageNumber }
  | { colours: readonly Colour[] };

export type Line = LineOf<Value, Spots | null>;
export type Entry = EntryOf<Line>;

/** Spaces and pages that a score counts. */
export function spotsOf(score: PageScore | Gain): Spots | null {
  if (score.why === "last-crystal") return null;
  const own = `${score.book}/${score.page}`;
  if (score.why === "arcane") {
    return { spaces: [], pages: [own, ...score.crystals], effect: score.why, scores: true };
  }
  const from = "from" in score && score.from !== undefined ? { from: score.from } : {};
  return { spaces: score.spaces, pages: [own], effect: score.why, scores: true, ...from };
}

const spoken = (spaces: readonly string[], more: Partial<Spots> = {}): Spots => ({ spaces, scores: false, ...more });

/** Which crystal lies where, as far as the log tells: for the words, not for the map. */
type Memory = Map<string, Colour>;

function lineOf(one: Numbered, memory: Memory): Line | null {
  const { event } = one;
  const line = writer<Value, Spots | null>(one, null);
  switch (event.type) {
    case "move": {
      const { seat, action } = event;
      switch (action.kind) {
        case "place": {
          memory.set(action.space, action.colour);
          const spots = spoken([action.space], action.take ? { county: action.take } : {});
          const values = { colour: action.colour, space: { space: action.space } };
          return action.take
            ? line(seat, "told-place-take-county", { ...values, county: action.take }, spots)
            : line(seat, "told-place", values, spots);
        }
        case "fill":
          return line(
            seat,
            "told-fill",
            { colour: action.colour, effect: { book: action.book, page: action.page } },
            spoken([], { pages: [`${action.book}/${action.page}`] }),
          );
        case "activate": {
          const back = action.return ?? null;
          const colour = back === null ? undefined : memory.get(back);
          if (back !== null) memory.delete(back);
          const spots = spoken(back ? [back] : [], { pages: [`${action.book}/0`, `${action.book}/1`] });
          const values = { book: { book: action.book } };
          return back !== null && colour
            ? line(seat, "told-activate-return", { ...values, colour, space: { space: back } }, spots)
            : line(seat, "told-activate", values, spots);
        }
        case "pass":
          return line(seat, "told-pass", {});
        default:
          return null;
      }
    }
    case "gain": {
      if (event.why === "last-crystal") return line(event.seat, "told-gain-last", {});
      const effect = { book: event.book, page: event.page };
      const spots = spotsOf(event);
      return "spaces" in event && event.spaces.length
        ? line(event.seat, "told-gain-spaces", { vp: event.vp, effect, spaces: { spaces: event.spaces } }, spots)
        : line(event.seat, "told-gain", { vp: event.vp, effect }, spots);
    }
    case "refill":
      return {
        ...line(null, "told-refill", { holder: event.holder + 1, crystals: { colours: event.crystals } }),
        spots: spoken([], { holder: event.holder }),
        minor: true,
      };
    case "reveal":
      if (!("county" in event)) return null;
      return {
        ...line(null, "told-reveal", { county: event.county, book: { book: event.book } }),
        spots: spoken([], { county: event.county }),
        minor: true,
      };
    case "final-stage":
      return line(null, "told-final-stage", {});
    default:
      return lineOfTable(event, line);
  }
}

export function entries(log: readonly Numbered[]): Entry[] {
  const memory: Memory = new Map();
  return entriesOf(log, (one) => lineOf(one, memory));
}

/** One event's line, with the colours that lie on the map before it. */
export function lineFor(one: Numbered, map: Readonly<Record<string, Colour>>): Line | null {
  return lineOf(one, new Map(Object.entries(map)));
}

/** Spaces on which a crystal was put after that number and still lies. */
export function placedSince(log: readonly Numbered[], number: number): string[] {
  const placed = new Set<string>();
  for (const { number: at, event } of standing(log)) {
    if (at <= number || event.type !== "move") continue;
    if (event.action.kind === "place") placed.add(event.action.space);
    if (event.action.kind === "activate" && event.action.return) placed.delete(event.action.return);
  }
  return [...placed];
}
