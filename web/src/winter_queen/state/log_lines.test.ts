import { describe, expect, it } from "vitest";
import { allWords, GAMES, move, placing, positionOf, stepsOf } from "../../testing";
import type { Numbered } from "../../state/table.svelte";
import type { Gain, LogEvent } from "../../wire";
import { entries, lineFor, highlightsOf, type Line } from "./log_lines";

const log = (...events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const line = (event: LogEvent, map = {}): Line => lineFor({ number: 7, event }, { ...positionOf(), map })!;

const activate = (book: string, back?: string | null): LogEvent =>
  move(1, { kind: "activate", book, ...(back === undefined ? {} : { return: back }) });
const last: Gain = { type: "gain", seat: 0, vp: 1, why: "last-crystal" };
const lights: Gain = {
  type: "gain",
  seat: 0,
  vp: 2,
  book: "lights-star",
  page: 0,
  why: "lights",
  spaces: ["a1", "c4"],
};
const star: Gain = { type: "gain", seat: 0, vp: 0, book: "rose-star", page: 1, why: "star", spaces: [], from: "b4" };
const arcane: Gain = {
  type: "gain",
  seat: 1,
  vp: 2,
  book: "rose-arcane",
  page: 1,
  why: "arcane",
  opponent: 0,
  crystals: ["rose-way/0", "way-star/1"],
};
const EVENTS: LogEvent[] = [
  move(0, placing("a1")),
  move(0, placing("a1"), "bot:greedy"),
  move(0, { kind: "place", holder: 0, colour: "red", space: "a1", take: "green" }),
  move(0, { kind: "fill", holder: 0, colour: "red", book: "rose-way", page: 1 }),
  activate("rose-way"),
  activate("rose-way", null),
  activate("rose-way", "b3"),
  move(0, { kind: "pass" }),
  last,
  lights,
  star,
  arcane,
  { type: "refill", holder: 2, crystals: ["red", "blue"] },
  { type: "reveal", county: "red", book: "border-way" },
  { type: "final-stage" },
  { type: "end" },
  { type: "take-back", seat: 0, to: 2 },
  { type: "leave", seat: 0, stand_in: "greedy" },
  { type: "return", seat: 0 },
  { type: "hand-over", seat: 0 },
  { type: "rematch", table: "k3v9" },
];

/** The arguments of each message, as the file has them. */
function messages(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let key = "";
  for (const text of allWords(language).split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(text);
    if (start) found.set((key = start[1]!), new Set());
    else if (/^\S/.test(text)) key = "";
    if (key) for (const [, name] of text.matchAll(/\$([a-z]+)/g)) found.get(key)!.add(name!);
  }
  return found;
}

describe("a line", () => {
  const en = messages("en");

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))(
    "%s has words that use all it gives, and no more",
    (_, event) => {
      const made = line(event, { b3: "purple" });
      expect(en.has(made.key), made.key).toBe(true);
      expect(new Set(Object.keys(made.values))).toEqual(en.get(made.key));
      expect(made.number).toBe(7);
    },
  );

  it.each(["ru", "de", "hu"])("has the same words in %s", (language) => {
    const others = messages(language);
    for (const key of new Set(EVENTS.map((event) => line(event, { b3: "purple" }).key))) {
      // A language may leave an argument out, as "1 VP" does; it cannot have one more.
      expect(others.has(key), `${language}: ${key}`).toBe(true);
      for (const name of others.get(key)!) expect(en.get(key)!.has(name), `${language}: ${key} $${name}`).toBe(true);
    }
  });

  it("of what nobody needs to hear is none", () => {
    const quiet: LogEvent[] = [
      { type: "sit", seat: 0, name: "Ada" },
      { type: "stand", seat: 0 },
      { type: "start", first: 0 },
      { type: "link", seat: 0 },
      { type: "reveal", stack: "copper", card: "copper-red" },
      { type: "deal", domain: {}, tops: { red: "a", green: "b", purple: "c", blue: "d" }, holders: [] },
    ];
    expect(quiet.map((event) => lineFor({ number: 1, event }, null))).toEqual(quiet.map(() => null));
  });

  it("speaks of holders as people count them, from 1", () => {
    expect(line({ type: "refill", holder: 0, crystals: ["red"] }).values["holder"]).toBe(1);
  });

  it("lights up what it speaks of: points as points, the rest as spoken of", () => {
    expect(line(move(0, placing("a1"))).highlights).toEqual({ spaces: ["a1"], scores: false });
    expect(line(lights).highlights).toEqual({
      spaces: ["a1", "c4"],
      pages: ["lights-star/0"],
      effect: "lights",
      scores: true,
    });
    expect(line(star).highlights).toMatchObject({ spaces: [], from: "b4", scores: true });
    expect(line(arcane).highlights).toMatchObject({ spaces: [], pages: ["rose-arcane/1", "rose-way/0", "way-star/1"] });
    expect(line(last).highlights).toBeNull();
    expect(line(activate("rose-way", "b3"), { b3: "red" }).highlights?.spaces).toEqual(["b3"]);
    expect(highlightsOf(lights)).toEqual(line(lights).highlights);
  });

  it("only refills and new books are of small interest", () => {
    const small = EVENTS.filter((event) => line(event).minor).map(({ type }) => type);
    expect(small).toEqual(["refill", "reveal"]);
  });
});

describe("the log in entries", () => {
  it("a turn is one, with all that it brought; what is no turn stands alone", () => {
    const found = entries(
      log(
        { type: "start", first: 0 },
        move(0, placing("a1")),
        last,
        { type: "refill", holder: 0, crystals: ["red"] },
        move(1, placing("b3", "purple")),
        { type: "leave", seat: 1, stand_in: "greedy" },
        move(0, placing("a2")),
        lights,
        { type: "end" },
        { type: "rematch", table: "k3v9" },
      ),
    );
    expect(found.map(({ number, turn, seat, lines }) => [number, turn, seat, lines.length])).toEqual([
      [2, 1, 0, 3],
      [5, 2, 1, 1],
      [6, null, 1, 1],
      [7, 3, 0, 2],
      [9, null, null, 1],
      [10, null, null, 1],
    ]);
  });

  it("what was taken back is gone, turns count on from before, and colours are those that lie there", () => {
    const found = entries(
      log(
        move(0, placing("b3", "red")),
        last,
        { type: "take-back", seat: 0, to: 0 },
        move(0, placing("b3", "blue")),
        activate("rose-way", "b3"),
      ),
    );
    expect(found.map(({ turn, lines }) => [turn, lines[0]!.key])).toEqual([
      [null, "told-take-back"],
      [1, "told-place"],
      [2, "told-activate-return"],
    ]);
    expect(found[2]!.lines[0]!.values["colour"]).toBe("blue");
  });

  it.each(GAMES)("of %s holds each event once, in order, as it was announced", (game) => {
    const { steps } = stepsOf(game);
    const numbered = steps.flatMap((step) => step.events.map((event, k) => ({ number: step.firstNumber + k, event })));
    const found = entries(numbered);
    const lines = found.flatMap((entry) => entry.lines);
    expect(lines.map(({ number }) => number)).toEqual(
      numbered.filter(({ event }) => event.type !== "deal").map(({ number }) => number),
    );
    const turns = found.flatMap(({ turn }) => turn ?? []);
    expect(turns).toEqual(
      Array.from({ length: numbered.filter(({ event }) => event.type === "move").length }, (_, k) => k + 1),
    );
    const announced = steps.flatMap((step, k) => {
      const before = steps[k - 1]?.position;
      const lying = before?.game === "winter-queen" ? before : null;
      return step.events.flatMap((event, j) => lineFor({ number: step.firstNumber + j, event }, lying) ?? []);
    });
    expect(announced).toEqual(lines);
  });
});
