/**
 * The log in words: each event one line, a message key with what it speaks of. Log, announcements and the terminal use the
 * same keys. A line also knows its highlights: what lights up when one points at it.
 */
import type { Numbered } from "../../state/table.svelte";
import { entriesOf, lineOfTable, writer, type CommonValue, type EntryOf, type LineOf } from "../../state/log_entries";
import type { Colour, County, Gain, LogEvent, PageNumber, PageScore, WinterQueenPosition } from "../../wire";

/** What a line or a preview lights up. */
export interface Highlights {
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

export type Line = LineOf<Value, Highlights | null>;
export type Entry = EntryOf<Line>;

/** Spaces and pages that a score counts. */
export function highlightsOf(score: PageScore | Gain): Highlights | null {
  if (score.why === "last-crystal") return null;
  const own = `${score.book}/${score.page}`;
  if (score.why === "arcane") {
    return { spaces: [], pages: [own, ...score.crystals], effect: score.why, scores: true };
  }
  const from = "from" in score && score.from !== undefined ? { from: score.from } : {};
  return { spaces: score.spaces, pages: [own], effect: score.why, scores: true, ...from };
}

const spoken = (spaces: readonly string[], more: Partial<Highlights> = {}): Highlights => ({
  spaces,
  scores: false,
  ...more,
});

/** Which crystal lies where and which book on top of each pile, as far as the log tells: for the words, not the map. */
export interface Memory {
  map: Map<string, Colour>;
  tops: Map<County, string>;
}

export type Lying = Pick<WinterQueenPosition, "map" | "piles">;

export function memoryOf(lying: Lying | null = null): Memory {
  const tops = Object.entries(lying?.piles ?? {}).flatMap(([county, { top }]): [County, string][] =>
    top === null ? [] : [[county as County, top]],
  );
  return { map: new Map(Object.entries(lying?.map ?? {})), tops: new Map(tops) };
}

/** What an event takes away, and then what it leaves there. */
export interface Moved {
  returned: Colour | null;
  taken: string | null;
}

export function follow(event: LogEvent, memory: Memory): Moved {
  const moved: Moved = { returned: null, taken: null };
  if (event.type === "table" && event.position?.game === "winter-queen") {
    const { map, tops } = memoryOf(event.position);
    Object.assign(memory, { map, tops });
  } else if (event.type === "deal" && "tops" in event) {
    for (const [county, book] of Object.entries(event.tops)) memory.tops.set(county as County, book);
  } else if (event.type === "reveal" && "county" in event) {
    memory.tops.set(event.county, event.book);
  } else if (event.type === "move" && event.action.kind === "place") {
    memory.map.set(event.action.space, event.action.colour);
    if (event.action.take) {
      moved.taken = memory.tops.get(event.action.take) ?? null;
      memory.tops.delete(event.action.take);
    }
  } else if (event.type === "move" && event.action.kind === "activate" && event.action.return) {
    moved.returned = memory.map.get(event.action.return) ?? null;
    memory.map.delete(event.action.return);
  }
  return moved;
}

function lineOf(one: Numbered, memory: Memory): Line | null {
  const { event } = one;
  const line = writer<Value, Highlights | null>(one, null);
  const moved = follow(event, memory);
  switch (event.type) {
    case "move": {
      const { seat, action } = event;
      switch (action.kind) {
        case "place": {
          const highlights = spoken([action.space], action.take ? { county: action.take } : {});
          const values = { colour: action.colour, space: { space: action.space } };
          if (moved.taken) return line(seat, "told-place-take", { ...values, book: { book: moved.taken } }, highlights);
          return action.take
            ? line(seat, "told-place-take-county", { ...values, county: action.take }, highlights)
            : line(seat, "told-place", values, highlights);
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
          const colour = moved.returned;
          const highlights = spoken(back ? [back] : [], { pages: [`${action.book}/0`, `${action.book}/1`] });
          const values = { book: { book: action.book } };
          return back !== null && colour
            ? line(seat, "told-activate-return", { ...values, colour, space: { space: back } }, highlights)
            : line(seat, "told-activate", values, highlights);
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
      const highlights = highlightsOf(event);
      return "spaces" in event && event.spaces.length
        ? line(event.seat, "told-gain-spaces", { vp: event.vp, effect, spaces: { spaces: event.spaces } }, highlights)
        : line(event.seat, "told-gain", { vp: event.vp, effect }, highlights);
    }
    case "refill":
      return {
        ...line(null, "told-refill", { holder: event.holder + 1, crystals: { colours: event.crystals } }),
        highlights: spoken([], { holder: event.holder }),
        minor: true,
      };
    case "reveal":
      if (!("county" in event)) return null;
      return {
        ...line(null, "told-reveal", { county: event.county, book: { book: event.book } }),
        highlights: spoken([], { county: event.county }),
        minor: true,
      };
    case "final-stage":
      return line(null, "told-final-stage", {});
    default:
      return lineOfTable(event, line);
  }
}

export function entries(log: readonly Numbered[]): Entry[] {
  const memory = memoryOf();
  return entriesOf(log, (one) => lineOf(one, memory));
}

/** One event's line, with what lies on the map and on the piles before it. */
export function lineFor(one: Numbered, before: Lying | null): Line | null {
  return lineOf(one, memoryOf(before));
}
