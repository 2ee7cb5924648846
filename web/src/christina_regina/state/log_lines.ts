/** The court's log in words: each event one line, by the keys that the terminal uses too. */
import type { Numbered } from "../../state/table.svelte";
import { entriesOf, lineOfTable, writer, type CommonValue, type EntryOf, type LineOf } from "../../state/log_entries";
import type { Card, ChristinaReginaPosition, Faction, Leader, Stack } from "../../wire";
import { metalOf, STACKS } from "./cards";
import { follow, noTops, type Tops } from "./tops";

/** What goes into a message, still without words. */
export type Value = CommonValue | { card: Card } | { stack: Stack } | { faction: Faction } | { leader: Leader };

/** What a line lights up. */
export interface Highlights {
  stacks: readonly Stack[];
  influence: readonly Stack[];
  seats: readonly number[];
}

export type Line = LineOf<Value, Highlights>;
export type Entry = EntryOf<Line>;

const nothing: Highlights = { stacks: [], influence: [], seats: [] };

function lineOf(one: Numbered, tops: Tops): Line | null {
  const { event } = one;
  const { drawn, buried, discarded } = follow(event, tops);
  const write = writer<Value, Highlights>(one, nothing);
  const line = (
    seat: number | null,
    key: string,
    values: Record<string, Value>,
    highlights: Partial<Highlights> = {},
  ): Line => write(seat, key, values, { ...nothing, ...highlights });
  switch (event.type) {
    case "move": {
      const { seat, action } = event;
      switch (action.kind) {
        case "draw": {
          if (!drawn || !buried) return null;
          return line(
            seat,
            "told-cr-draw",
            { drawn: { card: drawn }, buried: { card: buried } },
            { stacks: [action.from, action.bury], influence: drawn.endsWith("none") ? [] : [metalOf(drawn)] },
          );
        }
        case "agitate":
          return discarded
            ? line(seat, "told-cr-agitate", { card: { card: discarded } }, { stacks: [action.stack] })
            : null;
        case "manipulate": {
          const [one, other] = action.stacks;
          return line(
            seat,
            "told-cr-manipulate",
            { one: { stack: one }, other: { stack: other } },
            { stacks: action.stacks },
          );
        }
        case "persuade":
          return line(
            seat,
            "told-cr-persuade",
            { card: { card: action.card }, stack: { stack: action.stack } },
            { stacks: [action.stack] },
          );
        case "assassinate": {
          const values = { victim: { seat: action.victim }, number: { leader: action.number } } as const;
          const highlights = { seats: [seat, action.victim] };
          return action.colour
            ? line(seat, "told-cr-assassinate-dagger", { ...values, colour: { faction: action.colour } }, highlights)
            : line(seat, "told-cr-assassinate", values, highlights);
        }
        case "pass":
          return line(seat, "told-pass", {});
        default:
          return null;
      }
    }
    case "attempt": {
      const highlights = { seats: [event.success ? event.victim : event.assassin] };
      const overt = line(null, event.success ? "told-cr-success" : "told-cr-failure", {}, highlights);
      return event.victim_colour === undefined
        ? overt
        : line(
            null,
            event.success ? "told-cr-success-seen" : "told-cr-failure-seen",
            { victim: { seat: event.victim }, colour: { faction: event.victim_colour } },
            highlights,
          );
    }
    case "reveal":
      if (!("stack" in event)) return null;
      return {
        ...line(null, "told-cr-reveal", { stack: { stack: event.stack }, card: { card: event.card } }),
        highlights: { ...nothing, stacks: [event.stack] },
        minor: true,
      };
    default:
      return lineOfTable(event, write);
  }
}

export function entries(log: readonly Numbered[]): Entry[] {
  const tops = noTops();
  return entriesOf(log, (one) => lineOf(one, tops));
}

/** One event's line, with what lies open before it. */
export function lineFor(one: Numbered, before: ChristinaReginaPosition | null): Line | null {
  const tops = noTops();
  if (before) for (const stack of STACKS) tops[stack] = before.stacks[stack].top.slice(0, 2);
  return lineOf(one, tops);
}
