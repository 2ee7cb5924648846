import { beforeEach, describe, expect, it } from "vitest";
import { legalOf, pick, randomFrom } from "../../testing";
import type { Colour, County, Holder, PageNumber, WinterQueenAction, WinterQueenLegal } from "../../wire";
import { COLOURS, COUNTIES } from "./board";
import { Draft, type HeldCrystal } from "./draft.svelte";

const red: HeldCrystal = { holder: 0, index: 0, colour: "red" };
const otherRed: HeldCrystal = { holder: 0, index: 1, colour: "red" };
const green: HeldCrystal = { holder: 1, index: 0, colour: "green" };
const legal = legalOf({
  // c4 is a Domain tile: the book of any county. b2 lies in one county, a1 in one without a book to take.
  with_book: { red: ["b2", "c4"], green: ["c4"], purple: ["c4"], blue: ["c4"] },
  pages: [
    ["rose-way", 0],
    ["rose-way", 1],
  ],
  activate: { "rose-star": null, "border-way": ["a3", "b1"], "way-star": [] },
});

let draft: Draft;
beforeEach(() => {
  draft = new Draft();
  draft.begin(legal);
});

const place = (space: string, take: County | null): WinterQueenAction => ({
  kind: "place",
  holder: 0,
  colour: "red",
  space,
  take,
});

describe("placing", () => {
  it("where no book comes with the space is ready with the space", () => {
    expect(draft.stage).toBe("start");
    expect(draft.spaces.size).toBe(0);
    draft.chooseCrystal(red);
    expect([draft.stage, [...draft.spaces], draft.action]).toEqual(["where", legal.spaces, null]);
    draft.chooseSpace("a1");
    expect([draft.stage, draft.books, draft.action]).toEqual(["ready", [], place("a1", null)]);
  });

  it("where one book comes with it asks for the book, which can be left", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("b2");
    expect([draft.stage, draft.books, draft.action, draft.tentative]).toEqual([
      "book",
      ["red"],
      null,
      place("b2", null),
    ]);
    draft.chooseBook("red");
    expect([draft.stage, draft.action]).toEqual(["ready", place("b2", "red")]);
    draft.chooseBook(null);
    expect([draft.stage, draft.action]).toEqual(["ready", place("b2", null)]);
  });

  it("on a Domain tile any of the four books can be taken", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("c4");
    expect(draft.books).toEqual(COUNTIES);
    for (const county of COUNTIES) {
      expect(draft.chooseBook(county)).toBe(true);
      expect(draft.action).toEqual(place("c4", county));
    }
  });
});

describe("filling", () => {
  it("is ready with the page, and a space instead of it forgets the page", () => {
    expect(draft.canFill("rose-way", 0)).toBe(false);
    draft.chooseCrystal(green);
    draft.choosePage("rose-way", 1);
    expect(draft.action).toEqual({ kind: "fill", holder: 1, colour: "green", book: "rose-way", page: 1 });
    draft.chooseSpace("b2");
    expect([draft.page, draft.stage]).toEqual([null, "book"]);
    draft.chooseBook("red");
    draft.choosePage("rose-way", 0);
    expect([draft.space, draft.take, draft.stage]).toEqual([null, undefined, "ready"]);
  });
});

describe("activating", () => {
  it("with one crystal is ready at once and speaks of no return", () => {
    draft.chooseActivation("rose-star");
    expect([draft.stage, draft.action]).toEqual(["ready", { kind: "activate", book: "rose-star" }]);
    expect(draft.chooseSpace("a1")).toBe(false);
  });

  it("with two crystals asks for the crystal that goes back", () => {
    draft.chooseActivation("border-way");
    expect([draft.stage, [...draft.spaces], draft.action]).toEqual(["return", ["a3", "b1"], null]);
    draft.chooseSpace("b1");
    expect(draft.action).toEqual({ kind: "activate", book: "border-way", return: "b1" });
    draft.chooseSpace("a3");
    expect(draft.action).toEqual({ kind: "activate", book: "border-way", return: "a3" });
  });

  it("with two crystals and none to return says so", () => {
    draft.chooseActivation("way-star");
    expect([draft.stage, draft.action]).toEqual(["ready", { kind: "activate", book: "way-star", return: null }]);
  });

  it("forgets the crystal in hand, and a crystal forgets the book", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("a1");
    draft.chooseActivation("border-way");
    expect([draft.crystal, draft.space]).toEqual([null, null]);
    draft.chooseSpace("a3");
    draft.chooseCrystal(green);
    expect([draft.activate, draft.space, draft.stage]).toEqual([null, null, "where"]);
  });
});

describe("changing one's mind", () => {
  it("another crystal keeps the space and asks for the book again", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("b2");
    draft.chooseBook("red");
    draft.chooseCrystal(green);
    expect([draft.crystal, draft.space, draft.stage]).toEqual([green, "b2", "book"]);
  });

  it("another crystal keeps the page", () => {
    draft.chooseCrystal(red);
    draft.choosePage("rose-way", 1);
    draft.chooseCrystal(green);
    expect([draft.page, draft.stage]).toEqual([{ book: "rose-way", page: 1 }, "ready"]);
  });

  it("the same crystal again lays it down; its twin beside it is another one", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("a1");
    draft.chooseCrystal(otherRed);
    expect([draft.crystal, draft.space]).toEqual([otherRed, "a1"]);
    draft.chooseCrystal(otherRed);
    expect([draft.isEmpty, draft.stage]).toEqual([true, "start"]);
  });

  it("back leads from every stage to the one before", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("b2");
    draft.chooseBook("red");
    const stages = [draft.stage];
    for (let k = 0; k < 4; k += 1) {
      draft.back();
      stages.push(draft.stage);
    }
    expect(stages).toEqual(["ready", "book", "where", "start", "start"]);

    draft.chooseCrystal(red);
    draft.chooseSpace("a1");
    draft.back();
    expect([draft.stage, draft.take]).toEqual(["where", undefined]);
    draft.choosePage("rose-way", 0);
    draft.back();
    expect([draft.stage, draft.page]).toEqual(["where", null]);

    draft.chooseActivation("border-way");
    draft.chooseSpace("a3");
    draft.back();
    expect([draft.stage, draft.activate]).toEqual(["return", "border-way"]);
    draft.back();
    expect(draft.isEmpty).toBe(true);
    for (const book of ["rose-star", "way-star"]) {
      draft.chooseActivation(book);
      draft.back();
      expect(draft.isEmpty).toBe(true);
    }
  });
});

describe("what is not legal", () => {
  it("is a crystal for which there is no place: a book can still be activated", () => {
    draft.begin({ ...legal, spaces: [], with_book: {}, pages: [] });
    expect([draft.canTakeCrystal(0, "red"), draft.chooseCrystal(red), draft.stage]).toEqual([false, false, "start"]);
    expect(draft.chooseActivation("rose-star")).toBe(true);
  });

  it("changes nothing", () => {
    expect(draft.chooseCrystal({ holder: 2, index: 0, colour: "yellow" })).toBe(false);
    expect(draft.chooseSpace("a1")).toBe(false);
    expect(draft.choosePage("rose-way", 0)).toBe(false);
    expect(draft.chooseBook(null)).toBe(false);
    expect(draft.chooseActivation("rose-way")).toBe(false);
    draft.chooseCrystal(red);
    expect(draft.chooseSpace("e3")).toBe(false);
    expect(draft.choosePage("rose-star", 0)).toBe(false);
    draft.chooseSpace("b2");
    expect(draft.chooseBook("green")).toBe(false);
    expect([draft.space, draft.stage]).toEqual(["b2", "book"]);
  });

  it("out of turn is everything, and a new turn begins empty", () => {
    draft.chooseCrystal(red);
    draft.chooseSpace("a1");
    draft.begin(null);
    expect([draft.isEmpty, draft.action, draft.tentative]).toEqual([true, null, null]);
    expect([draft.chooseCrystal(red), draft.chooseActivation("rose-star"), draft.canFill("rose-way", 0)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("is never made, whatever is clicked", () => {
    const random = randomFrom(7);
    const made = { place: 0, fill: 0, activate: 0, pass: 0 };
    for (let round = 0; round < 2000; round += 1) {
      const rules = randomLegal(random);
      draft.begin(rules);
      for (let k = 0; k < 12; k += 1) {
        click(random);
        const { action, tentative } = draft;
        if (action) made[action.kind] += 1;
        const isFine =
          (!action || isLegal(rules, action)) &&
          (!tentative || isLegal(rules, tentative)) &&
          (draft.stage === "ready") === (action !== null);
        if (!isFine) expect.fail(JSON.stringify({ rules, action, tentative, stage: draft.stage }));
      }
    }
    expect(Math.min(made.place, made.fill, made.activate)).toBeGreaterThan(500);
  });
});

const SPACES = ["a1", "a2", "b1", "b2", "c4"];
const BOOKS = ["rose-way", "rose-star", "border-way"];
const HOLDERS: Holder[] = [0, 1, 2];

function click(random: () => number): void {
  const what = Math.floor(random() * 9);
  if (what < 2)
    draft.chooseCrystal({ holder: pick(random, HOLDERS), index: pick(random, [0, 1]), colour: pick(random, COLOURS) });
  else if (what < 4) draft.chooseSpace(pick(random, SPACES));
  else if (what < 5) draft.choosePage(pick(random, BOOKS), pick<PageNumber>(random, [0, 1]));
  else if (what < 7) draft.chooseBook(pick(random, [...COUNTIES, null]));
  else if (what < 8) draft.chooseActivation(pick(random, BOOKS));
  else draft.back();
}

function randomLegal(random: () => number): WinterQueenLegal {
  const some = <T>(from: readonly T[], part = 0.6): T[] => from.filter(() => random() < part);
  const spaces = some(SPACES);
  const crystals = HOLDERS.flatMap((holder) => some(COLOURS).map((colour): [Holder, Colour] => [holder, colour]));
  const pages = some(BOOKS.flatMap((book): [string, PageNumber][] => [[book, 0], [book, 1]])); // prettier-ignore
  const returns = (): string[] | null => pick(random, [null, [], some(SPACES)]);
  return {
    crystals,
    spaces,
    with_book: Object.fromEntries(some(COUNTIES).map((county) => [county, some(spaces)])),
    pages,
    activate: Object.fromEntries(some(BOOKS).map((book) => [book, returns()])),
    pass: false,
  };
}

/** As wire.ts says: crystals × spaces place, × with_book place and take, × pages fill; activate names its returns. */
function isLegal(rules: WinterQueenLegal, action: WinterQueenAction): boolean {
  if (action.kind === "pass") return rules.pass;
  if (action.kind === "activate") {
    const returns = rules.activate[action.book];
    if (returns === undefined) return false;
    if (returns === null) return !("return" in action);
    return returns.length ? returns.includes(action.return ?? "") : action.return === null;
  }
  if (!rules.crystals.some(([holder, colour]) => holder === action.holder && colour === action.colour)) return false;
  if (action.kind === "fill") return rules.pages.some(([book, page]) => book === action.book && page === action.page);
  if (!rules.spaces.includes(action.space)) return false;
  return action.take === null || (rules.with_book[action.take]?.includes(action.space) ?? false);
}
