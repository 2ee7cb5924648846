import { describe, expect, it } from "vitest";
import { othersSince } from "../../state/since";
import type { Numbered } from "../../state/table.svelte";
import { move, placing } from "../../testing";
import type { County, LogEvent, WinterQueenAction } from "../../wire";
import { lastTurns } from "./last_turns";
import { marksOf, type Marks } from "./marks";

const log = (...events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const marks = (all: Numbered[], seat = 0): Marks => marksOf(all, othersSince(all, seat, seat));
const fill = (book: string, page: 0 | 1): WinterQueenAction => ({
  kind: "fill",
  holder: 0,
  colour: "red",
  book,
  page,
});
const take = (space: string, county: County): WinterQueenAction =>
  ({ ...placing(space), take: county }) as WinterQueenAction;
const deal = {
  type: "deal",
  domain: {},
  tops: { red: "rose-way", green: "rose-star", purple: "border-way", blue: "star-arcane" },
  holders: [],
} as LogEvent;

describe("marks", () => {
  it("tell where others placed, what they filled, took, activated, and what left the map", () => {
    const found = marks(
      log(
        deal,
        move(0, placing("a1", "blue")),
        move(1, take("b1", "red")),
        { type: "reveal", county: "red", book: "way-lights" } as LogEvent,
        move(2, fill("border-star", 1)),
        move(3, { kind: "activate", book: "clouds-lights", return: "a1" }),
      ),
    );
    expect([...found.placed]).toEqual([["b1", 1]]);
    expect([...found.piles]).toEqual([["red", [1]]]);
    expect([...found.taken]).toEqual([["rose-way", 1]]);
    expect([...found.filled]).toEqual([["border-star/1", 2]]);
    expect([...found.activated]).toEqual([[3, ["clouds-lights"]]]);
    expect([...found.left]).toEqual([["a1", { seat: 3, colour: "blue" }]]);
  });

  it("tell of what lies there now: the last deed counts", () => {
    const found = marks(
      log(
        move(0, placing("a1")),
        move(1, placing("b1", "green")),
        move(2, { kind: "activate", book: "rose-way", return: "b1" }),
        move(3, fill("rose-star", 0)),
        move(1, placing("b1", "yellow")),
        move(3, { kind: "activate", book: "rose-star" }),
      ),
    );
    expect([[...found.placed], [...found.left], [...found.filled]]).toEqual([[["b1", 1]], [], []]);
  });

  it("know no colour that the log does not tell", () => {
    const found = marks(log(move(0, placing("a1")), move(1, { kind: "activate", book: "rose-way", return: "c1" })));
    expect(found.left.get("c1")).toEqual({ seat: 1, colour: null });
  });

  it("of a moment of a replay are those of that moment", () => {
    const all = log(move(0, placing("a1")), move(1, placing("b1")), move(0, placing("c1")), move(1, placing("d1")));
    const at = (k: number, toAct: number): string[] => {
      const log = all.slice(0, k);
      return [...marksOf(log, othersSince(log, null, toAct)).placed.keys()];
    };
    expect([at(0, 0), at(1, 1), at(2, 0), at(3, 1), at(4, 0)]).toEqual([[], ["a1"], ["b1"], ["c1"], ["d1"]]);
  });
});

describe("the last turns", () => {
  const at = (to_act: number | null, turns_left: number, seat: number | null) =>
    lastTurns({ players: 2, to_act, turns_left }, seat);

  it("are one's own, or whose last one it is", () => {
    expect(at(0, 1, 0)).toEqual({ kind: "mine", turns: 1, isNow: true });
    expect(at(0, 2, 0)).toEqual({ kind: "mine", turns: 1, isNow: true });
    expect(at(0, 3, 0)).toEqual({ kind: "mine", turns: 2, isNow: true });
    expect(at(1, 2, 0)).toEqual({ kind: "mine", turns: 1, isNow: false });
    expect(at(1, 1, 0)).toEqual({ kind: "last", seat: 1 });
    expect(at(1, 2, null)).toEqual({ kind: "last", seat: 1 });
    expect(at(1, 3, null)).toEqual({ kind: "all", turns: 3 });
    expect(at(null, 0, 0)).toEqual({ kind: "all", turns: 0 });
  });
});
