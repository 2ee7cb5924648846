import { describe, expect, it } from "vitest";
import type { Numbered, Step } from "../../state/table.svelte";
import { allWords } from "../../testing";
import type { Attempt, Card, ChristinaReginaPosition, LogEvent, Stack } from "../../wire";
import { RECORDED_GAMES, moveBy, positionWith, stepsIn, type Eyes } from "../testing";
import { FACTIONS } from "./cards";
import { entries, lineFor, type Line } from "./log_lines";

const log = (...events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const before = positionWith();
const line = (event: LogEvent): Line => lineFor({ number: 7, event }, before)!;
const deal: LogEvent = {
  type: "deal",
  open: {
    copper: ["copper-red", "copper-blue"],
    silver: ["silver-none", "silver-green"],
    gold: ["gold-black", "gold-none"],
  },
  factions: [null, null, null],
};
const drawing = (from: Stack, bury: Stack, seat = 0): LogEvent => moveBy(seat, { kind: "draw", from, bury });
const agitating = (stack: Stack, seat = 0): LogEvent => moveBy(seat, { kind: "agitate", stack });
const reveal = (stack: Stack, card: Card): LogEvent => ({ type: "reveal", stack, card });
const failed: Attempt = { type: "attempt", assassin: 0, victim: 1, number: 3, success: false };
const succeeded: Attempt = { ...failed, success: true };
const MASKED: LogEvent[] = [moveBy(0, { kind: "assassinate", victim: 1, number: 3 }), failed, succeeded];
const EVENTS: LogEvent[] = [
  drawing("copper", "gold"),
  drawing("silver", "gold"),
  agitating("gold"),
  moveBy(0, { kind: "agitate", stack: "gold" }, "bot:greedy"),
  moveBy(0, { kind: "manipulate", stacks: ["copper", "gold"] }),
  moveBy(0, { kind: "persuade", card: "gold-red", stack: "silver" }),
  moveBy(0, { kind: "assassinate", victim: 1, number: 3, colour: "red" }),
  ...MASKED,
  { ...failed, victim_colour: "green" },
  { ...succeeded, victim_colour: "red" },
  moveBy(0, { kind: "pass" }),
  reveal("gold", "gold-red"),
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

const namesColour = (one: Line): boolean => {
  const values = Object.values(one.values).filter((value) => typeof value === "object");
  return values.some((value) => "faction" in value) || FACTIONS.some((faction) => one.key.includes(faction));
};

describe("a line", () => {
  const en = messages("en");

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))(
    "%s has words that use all it gives, and no more",
    (_, event) => {
      const made = line(event);
      expect(en.has(made.key), made.key).toBe(true);
      expect(new Set(Object.keys(made.values))).toEqual(en.get(made.key));
      expect(made.number).toBe(7);
    },
  );

  it.each(["ru", "de", "hu"])("has the same words in %s", (language) => {
    const others = messages(language);
    for (const key of new Set(EVENTS.map((event) => line(event).key))) {
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
      deal,
      { type: "reveal", county: "red", book: "border-way" },
    ];
    expect(quiet.map((event) => lineFor({ number: 1, event }, before))).toEqual(quiet.map(() => null));
  });

  it("of an attempt names a colour only for those who may know it", () => {
    expect(MASKED.map((event) => namesColour(line(event)))).toEqual([false, false, false]);
    expect(line(moveBy(0, { kind: "assassinate", victim: 1, number: 3, colour: "red" })).values).toEqual({
      name: { seat: 0 },
      victim: { seat: 1 },
      number: { leader: 3 },
      colour: { faction: "red" },
    });
    expect(line({ ...failed, victim_colour: "green" }).values).toMatchObject({
      victim: { seat: 1 },
      colour: { faction: "green" },
    });
  });

  it("names the cards that lie open before it", () => {
    expect(line(drawing("copper", "gold")).values).toMatchObject({
      drawn: { card: "copper-red" },
      buried: { card: "gold-black" },
    });
    expect(line(agitating("gold")).values).toMatchObject({ card: { card: "gold-black" } });
    expect(lineFor({ number: 1, event: drawing("copper", "gold") }, null)).toBeNull();
  });

  it("lights up what it speaks of: a coloured card goes to the influence of its metal, the candle nowhere", () => {
    expect(line(drawing("copper", "gold")).highlights).toEqual({
      stacks: ["copper", "gold"],
      influence: ["copper"],
      seats: [],
    });
    expect(line(drawing("silver", "gold")).highlights.influence).toEqual([]);
    expect(line(failed).highlights.seats).toEqual([0]);
    expect(line(succeeded).highlights.seats).toEqual([1]);
    expect(line(reveal("gold", "gold-red")).highlights.stacks).toEqual(["gold"]);
  });

  it("only cards that turn up are of small interest", () => {
    expect(EVENTS.filter((event) => line(event).minor).map(({ type }) => type)).toEqual(["reveal"]);
    expect(EVENTS.filter((event) => line(event).standIn)).toEqual([
      moveBy(0, { kind: "agitate", stack: "gold" }, "bot:greedy"),
    ]);
  });
});

describe("the log in entries", () => {
  const cardsOf = (events: LogEvent[]): unknown[] =>
    entries(log(...events)).map(({ lines }) =>
      Object.values(lines[0]!.values).flatMap((value) =>
        typeof value === "object" && "card" in value ? [value.card] : [],
      ),
    );

  it("a turn is one, with all that it brought; what is no turn stands alone", () => {
    const found = entries(
      log(
        { type: "start", first: 0 },
        deal,
        drawing("copper", "gold"),
        reveal("copper", "copper-none"),
        reveal("gold", "gold-red"),
        ...MASKED.slice(0, 2),
        { type: "leave", seat: 1, stand_in: "greedy" },
        moveBy(2, { kind: "pass" }),
        { type: "end" },
      ),
    );
    expect(found.map(({ number, turn, seat, lines }) => [number, turn, seat, lines.length])).toEqual([
      [3, 1, 0, 3],
      [6, 2, 0, 2],
      [8, null, 1, 1],
      [9, 3, 2, 1],
      [10, null, null, 1],
    ]);
  });

  it("what was taken back is gone, with the cards that it had moved", () => {
    const found = entries(
      log(deal, moveBy(0, { kind: "manipulate", stacks: ["copper", "gold"] }), {
        type: "take-back",
        seat: 0,
        to: 1,
      }),
    );
    expect(found.map(({ turn, lines }) => [turn, lines[0]!.key])).toEqual([[null, "told-take-back"]]);
    const manipulated = moveBy(0, { kind: "manipulate", stacks: ["copper", "gold"] });
    expect(cardsOf([deal, manipulated, { type: "take-back", seat: 0, to: 1 }, agitating("copper")])).toEqual([
      [],
      ["copper-red"],
    ]);
    expect(cardsOf([deal, manipulated, agitating("copper")])).toEqual([[], ["gold-black"]]);
  });

  it("a card that covers another lets it turn up again", () => {
    const persuaded = moveBy(0, { kind: "persuade", card: "gold-red", stack: "copper" });
    const again = [
      agitating("copper"),
      reveal("copper", "copper-blue"),
      agitating("copper"),
      reveal("copper", "copper-none"),
      agitating("copper"),
      agitating("copper"),
    ];
    expect(cardsOf([deal, persuaded, ...again])).toEqual([
      ["gold-red"],
      ["gold-red"],
      ["copper-red"],
      ["copper-blue"],
      ["copper-none"],
    ]);
  });

  it("in a small stack the buried card is open again, without a word", () => {
    const twoLeft: LogEvent[] = [deal, drawing("copper", "gold"), drawing("silver", "gold")];
    expect(cardsOf([...twoLeft, agitating("gold"), agitating("gold")])).toEqual([
      ["copper-red", "gold-black"],
      ["silver-none", "gold-none"],
      ["gold-black"],
      ["gold-none"],
    ]);
    expect(cardsOf([deal, agitating("gold"), drawing("copper", "gold"), drawing("copper", "gold")])).toEqual([
      ["gold-black"],
      ["copper-red", "gold-none"],
      ["copper-blue", "gold-none"],
    ]);
  });

  it("a table that starts from a position knows its cards from there", () => {
    const opened: LogEvent = {
      type: "table",
      game: "christina-regina",
      rules: 1,
      edition: "court",
      edition_version: 1,
      options: { "memory-aid": "off" },
      first: 0,
      seats: [],
      commitment: "",
      position: positionWith({
        stacks: {
          ...before.stacks,
          gold: { top: ["gold-red", "gold-green", "gold-blue"], middle: 0, bottom: [] },
        },
      }),
    };
    expect(
      cardsOf([opened, { type: "start", first: 0 }, drawing("gold", "copper"), reveal("gold", "gold-blue")]),
    ).toEqual([["gold-red", "copper-red"]]);
    const all = [agitating("gold"), reveal("gold", "gold-blue"), agitating("gold"), agitating("gold")];
    expect(cardsOf([opened, ...all])).toEqual([["gold-red"], ["gold-green"], ["gold-blue"]]);
  });
});

const EYES: Eyes[] = [null, 0, 1, "all"];

describe.each(RECORDED_GAMES.flatMap((game) => EYES.map((eyes) => [game, eyes] as const)))(
  "the game %s as %s saw it",
  (game, eyes) => {
    const { steps } = stepsIn(game, eyes);
    const numbered = steps.flatMap((step) => step.events.map((event, k) => ({ number: step.firstNumber + k, event })));
    const found = entries(numbered);
    const lines = found.flatMap((entry) => entry.lines);
    const en = messages("en");
    const court = (step: Step | undefined): ChristinaReginaPosition | null =>
      step?.position?.game === "christina-regina" ? step.position : null;

    it("is told whole: each event once, in order, as it was announced", () => {
      expect(lines.map(({ number }) => number)).toEqual(
        numbered.filter(({ event }) => event.type !== "deal").map(({ number }) => number),
      );
      const moves = numbered.filter(({ event }) => event.type === "move").length;
      expect(found.flatMap(({ turn }) => turn ?? [])).toEqual(Array.from({ length: moves }, (_, k) => k + 1));
      const announced = steps.flatMap((step, k) =>
        step.events.flatMap((event, j) => lineFor({ number: step.firstNumber + j, event }, court(steps[k - 1])) ?? []),
      );
      expect(announced).toEqual(lines);
    });

    it("has words for everything, and names colours only where the event does", () => {
      const events = new Map(numbered.map(({ number, event }) => [number, event]));
      for (const made of lines) {
        expect(new Set(Object.keys(made.values)), made.key).toEqual(en.get(made.key));
        const event = events.get(made.number)!;
        const isKnown =
          (event.type === "move" && event.action.kind === "assassinate" && event.action.colour !== undefined) ||
          (event.type === "attempt" && event.victim_colour !== undefined);
        expect(namesColour(made), JSON.stringify(event)).toBe(isKnown);
      }
    });
  },
);
