import { describe, expect, it } from "vitest";
import { move, placing } from "../testing";
import type { LogEvent } from "../wire";
import { othersSince } from "./since";
import type { Numbered } from "./table.svelte";

const log = (...events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const numbers = (...given: Parameters<typeof othersSince>): number[] =>
  othersSince(...given).map(({ number }) => number);

const events = log(
  move(0, placing("a1")),
  move(1, placing("b1")),
  { type: "refill", holder: 0, crystals: ["red"] },
  move(2, placing("c1")),
  move(3, placing("d1")),
);

describe("what others did", () => {
  it("is all since one's own last turn, and nothing once one has acted", () => {
    expect(numbers(events, 0, 0)).toEqual([2, 4, 5]);
    expect(numbers(events, 2, 0)).toEqual([5]);
    expect(numbers(events, 3, 0)).toEqual([]);
    expect(numbers([...events, { number: 6, event: move(0, placing("e1")) }], 0, 1)).toEqual([]);
  });

  it("before one's first turn is all there was", () => {
    expect(numbers(events.slice(0, 2), 3, 2)).toEqual([1, 2]);
  });

  it("is not what was taken back", () => {
    const back: Numbered = { number: 6, event: { type: "take-back", seat: 3, to: 4 } };
    expect(numbers([...events, back], 0, 3)).toEqual([2, 4]);
  });

  it("for those who watch is the last turn of everybody but whoever is to act; nobody, once nobody is", () => {
    expect(numbers(events, null, 0)).toEqual([2, 4, 5]);
    expect(numbers(events, null, 1)).toEqual([4, 5]);
    expect(numbers(events, null, null)).toEqual([]);
  });

  it("is not what is being shown just now, nor what comes after", () => {
    expect(numbers(events, 0, 0, 4)).toEqual([2]);
  });
});
