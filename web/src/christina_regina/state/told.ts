/** The court's log in words: each event one line, by the keys that the terminal uses too. */
import type { Numbered } from "../../state/table.svelte";
import { entriesOf, lineOfTable, writer, type CommonValue, type EntryOf, type LineOf } from "../../state/told";
import type { Card, ChristinaReginaPosition, Faction, Leader, Stack } from "../../wire";
import { metalOf, STACKS } from "./cards";

/** What goes into a message, still without words. */
export type Value = CommonValue | { card: Card } | { stack: Stack } | { faction: Faction } | { leader: Leader };

/** What a line lights up. */
export interface Spots {
  stacks: readonly Stack[];
  influence: readonly Stack[];
  seats: readonly number[];
}

export type Line = LineOf<Value, Spots>;
export type Entry = EntryOf<Line>;

/** The open cards of each stack, two at most, as far as the log tells: for the words. */
type Tops = Record<Stack, Card[]>;

const nothing: Spots = { stacks: [], influence: [], seats: [] };

function lineOf(one: Numbered, tops: Tops): Line | null {
  const { event } = one;
  const write = writer<Value, Spots>(one, nothing);
  const line = (seat: number | null, key: string, values: Record<string, Value>, spots: Partial<Spots> = {}): Line =>
    write(seat, key, values, { ...nothing, ...spots });
  switch (event.type) {
    case "table":
      if (event.position?.game === "christina-regina") {
        const { stacks } = event.position;
        for (const stack of STACKS) tops[stack] = stacks[stack].top.slice(0, 2);
      }
      return lineOfTable(event, write);
    case "deal":
      if ("open" in event) {
        for (const stack of STACKS) tops[stack] = [...event.open[stack]];
      }
      return null;
    case "move": {
      const { seat, action } = event;
      switch (action.kind) {
        case "draw": {
          const drawn = tops[action.from].shift();
          const buried = tops[action.bury].shift();
          if (!drawn || !buried) return null;
          // In a stack of one or two it stays open; in any other the reveal that follows takes its place.
          tops[action.bury].push(buried);
          return line(
            seat,
            "told-cr-draw",
            { drawn: { card: drawn }, buried: { card: buried } },
            { stacks: [action.from, action.bury], influence: drawn.endsWith("none") ? [] : [metalOf(drawn)] },
          );
        }
        case "agitate": {
          const card = tops[action.stack].shift();
          return card ? line(seat, "told-cr-agitate", { card: { card } }, { stacks: [action.stack] }) : null;
        }
        case "manipulate": {
          const [one, other] = action.stacks;
          const [first, second] = [tops[one].shift(), tops[other].shift()];
          if (second) tops[one].unshift(second);
          if (first) tops[other].unshift(first);
          return line(
            seat,
            "told-cr-manipulate",
            { one: { stack: one }, other: { stack: other } },
            { stacks: action.stacks },
          );
        }
        case "persuade":
          tops[action.stack] = [action.card, ...tops[action.stack].slice(0, 1)];
          return line(
            seat,
            "told-cr-persuade",
            { card: { card: action.card }, stack: { stack: action.stack } },
            { stacks: [action.stack] },
          );
        case "assassinate": {
          const values = { victim: { seat: action.victim }, number: { leader: action.number } } as const;
          const spots = { seats: [seat, action.victim] };
          return action.colour
            ? line(seat, "told-cr-assassinate-dagger", { ...values, colour: { faction: action.colour } }, spots)
            : line(seat, "told-cr-assassinate", values, spots);
        }
        case "pass":
          return line(seat, "told-pass", {});
        default:
          return null;
      }
    }
    case "attempt": {
      const spots = { seats: [event.success ? event.victim : event.assassin] };
      const told = line(null, event.success ? "told-cr-success" : "told-cr-failure", {}, spots);
      return event.victim_colour === undefined
        ? told
        : line(
            null,
            event.success ? "told-cr-success-seen" : "told-cr-failure-seen",
            { victim: { seat: event.victim }, colour: { faction: event.victim_colour } },
            spots,
          );
    }
    case "reveal":
      if (!("stack" in event)) return null;
      tops[event.stack] = [...tops[event.stack].slice(0, 1), event.card];
      return {
        ...line(null, "told-cr-reveal", { stack: { stack: event.stack }, card: { card: event.card } }),
        spots: { ...nothing, stacks: [event.stack] },
        minor: true,
      };
    default:
      return lineOfTable(event, write);
  }
}

const noTops = (): Tops => ({ copper: [], silver: [], gold: [] });

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
