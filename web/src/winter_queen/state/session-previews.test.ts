import { previewOf } from "./preview";
import { describe, expect, it } from "vitest";
import { eventsOf, held, infoOf, legalOf, move, placing, positionOf, settled, viewOf } from "../../testing";
import type { AskPreview, LogEvent, PageScore, Preview, HeldBook } from "../../wire";
import { Sitting } from "../testing";
import { worthKey } from "./session.svelte";

const start: LogEvent[] = [{ type: "start", first: 0 }];
const legal = legalOf({ pages: [["rose-way", 1]] });
const books = [[held("rose-way", "red")], [held("border-star", "blue")]];
const position = positionOf({ books });
const red = { holder: 0, index: 0, colour: "red" } as const;
const score = (vp: number): PageScore => ({
  vp,
  book: "rose-way",
  page: 0,
  why: "rose",
  spaces: ["a1", "a2"].slice(0, vp),
  from: "b1",
});
const answer = ({ id, pages }: AskPreview, given: Partial<Preview> = {}): Preview => ({
  type: "preview",
  id,
  gains: null,
  position: null,
  choices: null,
  scores: pages?.map(() => score(2)) ?? null,
  returns: null,
  ...given,
});
const asked = (here: Sitting): AskPreview[] => here.socket.of("preview");
const lastAsked = (here: Sitting): AskPreview => asked(here).at(-1)!;

function onTurn(): Sitting {
  const here = new Sitting();
  here.hear(viewOf(start, 0, { legal, position }));
  return here;
}

/** My turn, with the worth of my pages known and a crystal in my hand. */
async function holding(): Promise<Sitting> {
  const here = onTurn();
  here.hear(answer(asked(here)[0]!));
  await settled();
  here.session.draft.chooseCrystal(red);
  return here;
}

const takenBack = eventsOf(1, [{ type: "take-back", seat: 1, to: 0 }], {
  position: positionOf({ books, to_act: 1 }),
  to_act: 1,
});

describe("what one's pages are worth", () => {
  it("is asked when a turn begins: everybody's filled ones as they are, one's own empty ones with every colour", async () => {
    const here = onTurn();
    const [question] = asked(here);
    const pages = question!.pages!.map(({ seat, book, page, colour }) => worthKey(seat ?? null, book, page, colour));
    const colours = ["red", "green", "purple", "blue", "yellow"];
    const own = ["0/rose-way/0/red", ...colours.map((colour) => `0/rose-way/1/${colour}`)];
    expect(pages).toEqual([...own, "1/border-star/0/blue"]);
    const scores = pages.map((_, k) => (k === 1 ? null : score(k % 3)));
    here.hear(answer(question!, { scores }));
    await settled();
    expect([...here.session.worth]).toEqual(pages.flatMap((key, k) => (scores[k] ? [[key, scores[k]]] : [])));
  });

  it("never asks for more pages than the server answers", () => {
    const here = new Sitting();
    const hand = ["rose-way", "rose-star", "border-way"];
    const filled = hand.map((book): HeldBook => ({ book, pages: ["red", "blue"] }));
    const full = positionOf({ players: 4, books: [hand.map((book) => held(book)), filled, filled, filled] });
    here.hear(viewOf(start, 0, { legal, position: full }));
    const questions = asked(here).map(({ pages }) => pages!.length);
    expect(questions).toEqual([40, 8]);
  });

  it("is dropped when it comes late, for a position that is gone", async () => {
    const here = onTurn();
    here.hear(eventsOf(1, [move(0, { kind: "activate", book: "rose-way" })], { position: positionOf(), to_act: 1 }));
    here.watch();
    here.hear(answer(asked(here)[0]!));
    await settled();
    expect(here.session.worth.size).toBe(0);
  });

  it("is unknown when the server refuses or the connection is lost", async () => {
    const here = onTurn();
    here.hear({ type: "refusal", id: asked(here)[0]!.id, key: "server-failed", arguments: {} });
    await settled();
    expect([here.session.worth.size, here.refusals]).toEqual([0, []]);
    void here.session.refreshWorth();
    here.socket.lose();
    await settled();
    expect(here.session.worth.size).toBe(0);
  });
});

describe("what goes back to the bag", () => {
  const returns = {
    pages: [
      { seat: 0, book: "border-way", page: 0 as const, vp: 2 },
      { seat: 1, book: "border-star", page: 0 as const, vp: 4 },
    ],
    after: { a1: [2, 4], b2: [1, 1] },
  };

  it("is asked for once, when a book with two crystals is chosen, and told for whatever is pointed at", async () => {
    const here = new Sitting();
    const two = legalOf({ activate: { "rose-way": ["a1", "b2"] } });
    here.hear(viewOf(start, 0, { legal: two, position }));
    const { session } = here;
    session.draft.chooseActivation("rose-way");
    session.drafted();
    session.pointAt({ kind: "space", space: "b2" });
    expect(asked(here).filter((one) => one.returns)).toMatchObject([{ seat: 0, returns: "rose-way" }]);
    here.hear(
      answer(
        asked(here).find((one) => one.returns)!,
        { returns },
      ),
    );
    await settled();
    expect(session.returning?.cost).toMatchObject({
      net: 2,
      whose: [
        { seat: 0, sum: -1 },
        { seat: 1, sum: -3 },
      ],
    });
    expect(previewOf(session)).toMatchObject({ kind: "cost", space: "b2" });
    session.pointAt({ kind: "space", space: "a1" });
    expect(session.returning?.cost).toEqual({ net: 0, whose: [] });
    session.pointAt(null);
    expect(session.returning).toBeNull();
    session.draft.chooseSpace("b2");
    expect(session.returning?.space).toBe("b2");
    session.draft.back();
    session.draft.back();
    expect(session.costs).toBeNull();
  });
});

describe("what is pointed at", () => {
  it("a pile's book is asked for once, with every colour on both pages", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "pile", county: "red", book: "way-star" });
    expect(lastAsked(here).pages).toHaveLength(10);
    const count = asked(here).length;
    here.hear(answer(lastAsked(here)));
    await settled();
    here.session.pointAt({ kind: "pile", county: "red", book: "way-star" });
    expect(asked(here)).toHaveLength(count);
    expect(here.session.worth.get(worthKey(0, "way-star", 1, "blue"))).toEqual(score(2));
    expect(here.session.worth.has("0/rose-way/0/red")).toBe(true);
  });

  it("somebody else's page lights up what it counts", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "page", seat: 1, book: "border-star", page: 0 });
    expect(here.session.focusScore).toMatchObject({ colour: "blue", would: false, seat: 1 });
    expect(here.session.highlights).toMatchObject({ spaces: ["a1", "a2"], scores: true });
  });

  it("one's own empty page shows what the crystal in hand would count there", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "page", seat: 0, book: "rose-way", page: 1 });
    expect(here.session.focusScore).toMatchObject({ colour: "red", would: true });
    here.session.draft.clear();
    expect(here.session.focusScore).toBeNull();
  });

  it("makes an action only where it is legal", async () => {
    const { session } = await holding();
    const aimed = (pointer: Parameters<typeof session.pointAt>[0]) => {
      session.pointAt(pointer);
      return session.aimedAction;
    };
    expect(aimed({ kind: "space", space: "a1" })).toEqual(placing("a1"));
    expect(aimed({ kind: "space", space: "e1" })).toBeNull();
    expect(aimed({ kind: "page", seat: 0, book: "rose-way", page: 1 })).toMatchObject({ kind: "fill", page: 1 });
    expect(aimed({ kind: "page", seat: 0, book: "rose-way", page: 0 })).toBeNull();
    session.draft.clear();
    expect(aimed({ kind: "space", space: "a1" })).toBeNull();
  });

  it("a log line that is pointed at goes before everything else", async () => {
    const { session } = await holding();
    session.pointAt({ kind: "page", seat: 0, book: "rose-way", page: 0 });
    const spoken = { spaces: ["c4"], scores: false };
    session.spoken = spoken;
    expect(session.highlights).toEqual(spoken);
  });
});

describe("what an action would bring", () => {
  it("is asked together with the own filled pages after it, and not twice", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "space", space: "a1" });
    const question = lastAsked(here);
    expect(question).toMatchObject({ action: placing("a1"), pages: [{ book: "rose-way", page: 0, colour: "red" }] });
    here.hear(answer(question, { gains: [], scores: [score(1)], returns: null }));
    await settled();
    expect(here.session.outcome).toMatchObject({ action: placing("a1"), gains: [] });
    expect(here.session.outcome?.worth.get("0/rose-way/0/red")).toEqual(score(1));
    const count = asked(here).length;
    here.session.draft.chooseSpace("a1");
    here.session.drafted();
    expect(asked(here)).toHaveLength(count);
  });

  it("is that of the last thing pointed at, whatever order the answers come in", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "space", space: "a1" });
    const first = lastAsked(here);
    here.session.pointAt({ kind: "space", space: "a2" });
    here.hear(answer(lastAsked(here)));
    here.hear(answer(first));
    await settled();
    expect(here.session.outcome?.action).toEqual(placing("a2"));
    here.session.pointAt(null);
    expect(here.session.outcome).toBeNull();
  });

  it("is dropped when it comes late: the turn before was taken back", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "space", space: "a1" });
    const question = lastAsked(here);
    here.hear(takenBack);
    here.watch();
    here.hear(answer(question));
    await settled();
    expect(here.session.outcome).toBeNull();
  });

  it("is dropped when it comes while the move itself is shown", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "space", space: "a1" });
    const question = lastAsked(here);
    here.hear(eventsOf(1, [move(0, placing("a1"))], { position, to_act: 1 }));
    expect(here.session.beat).not.toBeNull();
    here.hear(answer(question));
    await settled();
    expect(here.session.outcome).toBeNull();
  });

  it("is dropped when a new view has come", async () => {
    const here = await holding();
    here.session.pointAt({ kind: "space", space: "a1" });
    const question = lastAsked(here);
    here.hear(viewOf([...start, move(1, placing("b2"))], 1, { legal, position, table: infoOf() }));
    here.hear(answer(question));
    await settled();
    expect(here.session.outcome).toBeNull();
  });
});
