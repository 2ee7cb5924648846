import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repositoryFile } from "../../testing";
import type {
  AskPosition,
  ChristinaReginaExample,
  Gain,
  PageScore,
  PositionTold,
  WinterQueenExample,
} from "../../wire";
import { EXAMPLES as CHRISTINA_REGINA } from "../../christina_regina/rules/example_words";
import { anchorOf, anchorOfCited, exampleNumber } from "../../state/rules";
import { SECTIONS } from "./contents";
import { EXAMPLES } from "./example_words";
import { bookOf, choiceAt, choiceOf, filledPages, highlightsOfGains, Trial } from "./example.svelte";
import { examplesOf } from "../../rule_pages/examples";
import { rowsOf, stackOf } from "../../christina_regina/rules/reckon";

const read = (game: string): unknown =>
  (JSON.parse(repositoryFile(`src/queendom/games/${game}/examples.json`)) as { examples: unknown }).examples;
const winter = read("winter_queen") as WinterQueenExample[];
const christina = read("christina_regina") as ChristinaReginaExample[];
const example = (id: string): WinterQueenExample => winter.find((one) => one.id === id)!;

describe("the worked examples", () => {
  it("all have words and stand beside a rule that they show", () => {
    for (const [all, words] of [
      [winter, EXAMPLES],
      [christina, CHRISTINA_REGINA],
    ] as const) {
      expect(all.map(({ id }) => id)).toEqual(Object.keys(words));
      for (const { id, rules } of all) {
        expect(rules.map(anchorOfCited)).toContain(words[id]?.at);
        const about = `rules-page-example-${id}`;
        expect(words[id]).toMatchObject({ about, outcome: `${about}-told` });
      }
    }
  });

  it("stand in one place, and are linked from the other rules they show", () => {
    const rules = SECTIONS.flatMap((section) => section.rules.map(anchorOf));
    const placed = rules.map((rule) => examplesOf(winter, EXAMPLES, rule));
    expect(placed.flatMap(({ here }) => here).length).toBe(winter.length);
    expect(examplesOf(winter, EXAMPLES, "wq-6-3").elsewhere.map(({ id }) => exampleNumber(id))).toEqual([1, 2]);
    expect(examplesOf([{ id: "wq-99", rules: ["WQ-6.3"] }], EXAMPLES, "wq-6-3")).toEqual({ here: [], elsewhere: [] });
  });

  it("of the court are counted as the server tells, and not before", () => {
    const { position } = christina.find(({ id }) => id === "cr-2")!;
    const stack = stackOf(position);
    expect(stack).toBe("gold");
    const before = rowsOf(position, stack, null);
    expect(before.map(({ seat, isTilted }) => [seat, isTilted])).toEqual([
      [0, true],
      [1, false],
      [null, false],
      [2, false],
    ]);
    expect(before.every(({ points, isRemoved }) => points === 0 && !isRemoved)).toBe(true);
    const row = (points: 0 | 1 | 2 | 3, removed = false) => ({
      card: "gold-blue" as const,
      points,
      seat: null,
      removed,
    });
    const counted = { copper: [], silver: [], gold: [row(0, true), row(3), row(2), row(1)] };
    const rows = rowsOf(position, stack, counted);
    expect(rows.map(({ points, isRemoved }) => (isRemoved ? "out" : points))).toEqual(["out", 3, 2, 1]);
  });
});

describe("choosing", () => {
  const from = (space: string, spaces: string[]): PageScore => ({
    vp: spaces.length,
    book: "wisps-purple-clouds",
    page: 0,
    why: "wisps",
    spaces,
    from: space,
  });
  const way = (direction: 0 | 1, spaces: string[]): PageScore => ({
    vp: spaces.length,
    book: "rose-way",
    page: 1,
    why: "way",
    spaces,
    from: "b1",
    direction,
  });

  it("a score becomes the action that brings it", () => {
    expect(choiceOf(from("b3", ["a1"])).action).toEqual({
      kind: "activate",
      book: "wisps-purple-clouds",
      choices: { 0: { space: "b3" } },
    });
    expect(choiceOf(way(1, ["b1"])).action).toMatchObject({ choices: { 1: { space: "b1", direction: 1 } } });
    const arcane: PageScore = { vp: 1, book: "rose-arcane", page: 1, why: "arcane", opponent: 2, crystals: [] };
    expect(choiceOf(arcane)).toMatchObject({ opponent: 2, action: { choices: { 1: { opponent: 2 } } } });
  });

  it("on the map: the crystal itself, or the next one on the way", () => {
    const crystals = [from("b3", ["a1"]), from("a1", ["b3"])].map(choiceOf);
    expect(choiceAt(crystals, "a1")).toBe(crystals[1]);
    expect(choiceAt(crystals, "e3")).toBeNull();
    const ways = [way(0, ["b1", "b2"]), way(1, ["b1"])].map(choiceOf);
    expect(choiceAt(ways, "b1")).toBeNull();
    expect(choiceAt(ways, "b2")).toBe(ways[0]);
  });

  it("two pages light up together", () => {
    const { gains } = example("wq-2").tries[0]!;
    expect(highlightsOfGains(gains)?.spaces).toEqual(["b2", "d2", "d5", "a3", "b5"]);
    expect(highlightsOfGains([])).toBeNull();
  });

  it("the filled pages are those with a crystal", () => {
    expect(filledPages(example("wq-10").position).map(({ book, page }) => `${book}/${page}`)).toEqual([
      "rose-arcane/1",
      "border-way/0",
      "clouds-way/1",
    ]);
    expect(bookOf(example("wq-10"))).toBe("rose-arcane");
  });
});

describe("trying", () => {
  const asked: AskPosition[] = [];
  let answer: (asked: AskPosition) => Partial<PositionTold> = () => ({});
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
      const body = JSON.parse(init.body) as AskPosition;
      asked.push(body);
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer(body)) });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const preview = (gains: Gain[] | null, choices: PageScore[] | null = null): Partial<PositionTold> => ({
    preview: { gains, position: null, choices, scores: null } as PositionTold["preview"],
  });
  const opened = async (id: string): Promise<Trial> => {
    const trial = new Trial(example(id), (seat) => `Player ${seat + 1}`);
    await vi.waitFor(() => expect(trial.session.position).not.toBeNull());
    return trial;
  };

  it("asks nothing before somebody tries", async () => {
    const trial = await opened("wq-3");
    expect(asked).toEqual([]);
    expect(trial.session.highlights).toBeNull();
    expect(trial.session.ownSeats).toEqual([0]);
    trial.close();
  });

  it("a guess: nothing to choose, and the crystals that count light up", async () => {
    const trial = await opened("wq-5");
    const { gains, action } = example("wq-5").tries[0]!;
    answer = () => preview(gains, gains as unknown as PageScore[]);
    expect(await trial.begin()).toBe(true);
    expect([trial.kind, trial.choices]).toEqual(["guess", []]);
    expect(await trial.try(null)).toBe(true);
    expect(trial.brought?.vp).toBe(3);
    expect(trial.session.highlights).toMatchObject({ spaces: ["a1", "b6", "e3"], scores: true });
    expect(asked.at(-1)?.action).toEqual(action);
    trial.close();
  });

  it("of two choices the later one counts, whichever is answered first", async () => {
    const trial = await opened("wq-3");
    const tries = example("wq-3").tries;
    answer = (body) => preview(tries.find((one) => JSON.stringify(one.action) === JSON.stringify(body.action))!.gains);
    const choices = tries.map(({ gains }) => choiceOf(gains[0] as PageScore));
    await Promise.all([trial.try(choices[0]!), trial.try(choices[1]!)]);
    expect(trial.brought?.vp).toBe(1);
    expect(trial.chosen).toBe(choices[1]);
    trial.close();
  });

  it("played, the position moves on", async () => {
    const trial = await opened("wq-1");
    const { position, tries } = example("wq-1");
    const next = { ...position, books: [[], [], []] };
    answer = (body) =>
      body.play
        ? { events: [{ type: "move", seat: 1, action: tries[0]!.action }, ...tries[0]!.gains], next }
        : preview(tries[0]!.gains);
    await trial.try(null);
    expect(await trial.play()).toBe(true);
    await vi.waitFor(() => expect(trial.session.table.latest).toEqual(next));
    expect(asked.at(-1)).toMatchObject({ play: true, action: { kind: "activate" } });
    trial.close();
  });

  it("a server out of reach is no result", async () => {
    const trial = await opened("wq-9");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    expect(await trial.begin()).toBe(false);
    expect(await trial.try(null)).toBe(false);
    expect([trial.chosen, trial.brought]).toEqual([null, null]);
    trial.close();
  });

  it("what could not be played out is not played, and still lit", async () => {
    const trial = await opened("wq-1");
    answer = () => preview(example("wq-1").tries[0]!.gains);
    await trial.try(null);
    const { highlights } = trial.session;
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    expect(await trial.play()).toBe(false);
    expect([trial.played, trial.session.highlights, trial.session.isSending]).toEqual([false, highlights, false]);
    trial.close();
  });
});
