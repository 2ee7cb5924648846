import { beforeEach, describe, expect, it } from "vitest";
import { boardOf, eventsOf, held, legalOf, move, positionOf, viewOf } from "../../testing";
import type { Gain, LogEvent, PageScore, WinterQueenAction } from "../../wire";
import { Sitting } from "../testing";
import { COLOURS } from "./board";
import { previewOf } from "./preview";
import { worthKey, type Session } from "./session.svelte";

const start: LogEvent[] = [{ type: "start", first: 0 }];
const position = positionOf({
  books: [[held("rose-way", "red"), held("border-star", "blue", "green")], [held("way-star", "yellow")]],
});
const legal = legalOf({
  with_book: { red: ["a1"] },
  pages: [["rose-way", 1]],
  activate: { "border-star": ["b2"] },
});
const score = (vp: number, book: string, page: 0 | 1, spaces: string[] = []): PageScore => ({
  vp,
  book,
  page,
  why: "rose",
  spaces,
});
const last: Gain = { type: "gain", seat: 0, vp: 1, why: "last-crystal" };
const place: WinterQueenAction = { kind: "place", holder: 0, colour: "red", space: "a1", take: null };

let here: Sitting;
let session: Session;

beforeEach(() => {
  here = new Sitting();
  ({ session } = here);
  here.hear(viewOf(start, 0, { legal, position }));
  session.board = boardOf("queendom");
  session.worth = new Map([
    [worthKey(0, "rose-way", 0, "red"), score(2, "rose-way", 0, ["a1", "c4"])],
    [worthKey(0, "rose-way", 1, "red"), score(4, "rose-way", 1)],
    [worthKey(0, "rose-way", 1, "blue"), score(1, "rose-way", 1)],
    [worthKey(0, "border-star", 0, "blue"), score(3, "border-star", 0, ["a1"])],
    [worthKey(0, "border-star", 1, "green"), score(0, "border-star", 1)],
    [worthKey(0, "star-arcane", 1, "yellow"), score(5, "star-arcane", 1)],
  ]);
});

const takeRed = () => session.draft.chooseCrystal({ holder: 0, index: 0, colour: "red" });

describe("what is told beside the table", () => {
  it("is nothing while nothing is pointed at or chosen", () => {
    expect(previewOf(session)).toBeNull();
  });

  it("of a page with a crystal: its score now", () => {
    session.pointer = { kind: "page", seat: 0, book: "rose-way", page: 0 };
    expect(previewOf(session)).toMatchObject({ kind: "page", score: { vp: 2 }, colour: "red", would: false });
  });

  it("of an empty page: what each colour would count; with a crystal in hand, what that one would", () => {
    session.pointer = { kind: "page", seat: 0, book: "rose-way", page: 1 };
    expect(previewOf(session)).toEqual({
      kind: "colours",
      book: null,
      rows: [{ of: { book: "rose-way", page: 1 }, vp: [4, undefined, undefined, 1, undefined] }],
    });
    takeRed();
    expect(previewOf(session)).toMatchObject({ kind: "page", score: { vp: 4 }, would: true });
  });

  it("of a pile: both pages of its book with every colour, once they are known", () => {
    session.pointer = { kind: "pile", county: "purple", book: "star-arcane" };
    const unknown = COLOURS.map(() => undefined);
    expect(previewOf(session)).toMatchObject({
      kind: "colours",
      book: "star-arcane",
      rows: [{ vp: unknown }, { vp: [...unknown.slice(1), 5] }],
    });
    session.pointer = { kind: "pile", county: "red", book: "way-lights" };
    expect(previewOf(session)).toBeNull();
  });

  it("of a crystal, pointed at or in hand: what it would count on one's empty pages", () => {
    const rows = [{ of: { book: "rose-way", page: 1 }, vp: 4 }];
    session.pointer = { kind: "crystal", holder: 0, index: 0, colour: "red" };
    expect(previewOf(session)).toEqual({ kind: "crystal", colour: "red", rows });
    session.pointer = { kind: "crystal", holder: 1, index: 0, colour: "green" };
    expect(previewOf(session)).toBeNull();
    session.pointer = null;
    takeRed();
    expect(previewOf(session)).toEqual({ kind: "crystal", colour: "red", rows });
  });

  it("of a place on the map: what it changes on one's pages, and the last crystal's point", () => {
    takeRed();
    const worth = new Map([[worthKey(0, "rose-way", 0, "red"), score(3, "rose-way", 0)]]);
    session.outcome = { action: place, gains: [last], position: null, worth };
    expect(previewOf(session)).toEqual({
      kind: "changes",
      last: true,
      rows: [{ of: { book: "rose-way", page: 0 }, before: 2, after: 3 }],
    });
  });

  it("of a space: the pages that count it, and whether a book comes with it", () => {
    session.pointer = { kind: "space", space: "a1" };
    const counts = [
      { book: "rose-way", page: 0 },
      { book: "border-star", page: 0 },
    ];
    expect(previewOf(session)).toMatchObject({ kind: "space", space: { name: "a1" }, counts, books: 0 });
    takeRed();
    expect(previewOf(session)).toMatchObject({ kind: "space", books: 1 });
    session.pointer = { kind: "space", space: "z9" };
    expect(previewOf(session)).toBeNull();
  });

  it("of a book to activate: its pages with crystals, and their sum", () => {
    session.draft.chooseActivation("border-star");
    const preview = previewOf(session);
    expect(preview).toMatchObject({ kind: "activation", sum: 3, parts: [{ colour: "blue" }, { colour: "green" }] });
  });

  it("while moves are shown: only the gain that is being told, with the crystal that brought it", () => {
    session.pointer = { kind: "page", seat: 0, book: "rose-way", page: 0 };
    const gain: Gain = { type: "gain", seat: 1, vp: 2, book: "way-star", page: 0, why: "way", spaces: ["a1", "a2"] };
    here.hear(
      eventsOf(1, [move(1, { kind: "activate", book: "way-star" }), gain], { position: positionOf(), to_act: 0 }),
    );
    expect(previewOf(session)).toBeNull();
    here.clock.pass(620);
    expect(previewOf(session)).toEqual({ kind: "gain", gain, colour: "yellow" });
  });
});
