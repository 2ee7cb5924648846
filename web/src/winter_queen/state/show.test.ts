import { describe, expect, it } from "vitest";
import type { Step } from "../../state/table.svelte";
import { GAMES, move, placing, positionOf, stepsOf } from "../../testing";
import type { Gain, LogEvent, WinterQueenPosition } from "../../wire";
import { PACE } from "../../state/pace";
import { beatsOf, type Beat } from "./show";

const before = positionOf({ map: { b3: "purple", a1: "blue" } });
const after = positionOf({ map: { a1: "blue" }, vp: [5, 0] });
const stepOf = (...events: LogEvent[]): Step => ({ firstNumber: 10, events, position: after, table: null, toAct: 1 });
const last: Gain = { type: "gain", seat: 0, vp: 1, why: "last-crystal" };
const rose: Gain = {
  type: "gain",
  seat: 0,
  vp: 3,
  book: "rose-way",
  page: 0,
  why: "rose",
  spaces: ["a1", "b1", "c1"],
  from: "b3",
};
const way: Gain = {
  type: "gain",
  seat: 0,
  vp: 2,
  book: "rose-way",
  page: 1,
  why: "way",
  spaces: ["a1", "a2"],
  from: "a1",
  direction: 0,
};
const refill: LogEvent = { type: "refill", holder: 0, crystals: ["red", "blue", "blue"] };
const reveal: LogEvent = { type: "reveal", county: "red", book: "border-way" };
const activating = (back?: string | null): LogEvent =>
  move(0, { kind: "activate", book: "rose-way", ...(back === undefined ? {} : { return: back }) });

/** What each beat shows: the event that it begins to tell, or the flight that comes in between. */
function shown(step: Step, own = false, position: WinterQueenPosition | null = before): string[] {
  const beats = beatsOf(step, position, own);
  expectWhole(step, beats);
  return beats.map((beat, k) => {
    const isNew = beat.eventCount > (beats[k - 1]?.eventCount ?? 0);
    const flies = beat.flight ? ` ${beat.flight.from}→${beat.flight.to}` : "";
    return `${isNew ? step.events[beat.eventCount - 1]!.type : "-"}${flies}${beat.arrives ? " *" : ""}`;
  });
}

/** Each event is told once, in order, and what has arrived stays. */
function expectWhole(step: Step, beats: Beat[]): void {
  const counts = [0, ...beats.map((beat) => beat.eventCount)];
  const news = counts.slice(1).map((count, k) => count - counts[k]!);
  expect(news.every((count) => count === 0 || count === 1)).toBe(true);
  expect(counts.at(-1)).toBe(step.events.length);
  const arrived = beats.findIndex((beat) => beat.arrives);
  if (arrived >= 0) expect(beats.slice(arrived).every((beat) => beat.arrives)).toBe(true);
  expect(beats.flatMap((beat) => beat.gain ?? [])).toEqual(step.events.filter((event) => event.type === "gain"));
  expect(beats.every((beat) => Number.isFinite(beat.ms) && beat.ms >= 0)).toBe(true);
}

describe("the beats of a step", () => {
  it("a crystal flies from its holder to the space; then the new position is there", () => {
    expect(shown(stepOf(move(1, placing("a2")), reveal))).toEqual(["move holder/0→space/a2", "reveal *"]);
  });

  it("a book taken is seen with the next one of its pile", () => {
    const take = move(1, { kind: "place", holder: 1, colour: "green", space: "a2", take: "red" });
    expect(shown(stepOf(take, reveal))).toEqual(["move holder/1→space/a2", "reveal *"]);
  });

  it("a crystal flies onto a page", () => {
    const fill = move(1, { kind: "fill", holder: 2, colour: "yellow", book: "rose-way", page: 1 });
    expect(shown(stepOf(fill))).toEqual(["move holder/2→page/rose-way/1"]);
  });

  it("in the final stage crystals fly from the one holder", () => {
    const place = move(1, { kind: "place", holder: 2, colour: "green", space: "a2", take: null });
    expect(shown(stepOf(place), false, positionOf({ stage: "final" }))).toEqual(["move holder/0→space/a2"]);
  });

  it("one's own move does not fly, one has just made it", () => {
    expect(shown(stepOf(move(0, placing("a2"))), true)).toEqual(["move"]);
    const [own] = beatsOf(stepOf(move(0, placing("a2"))), before, true);
    const [other] = beatsOf(stepOf(move(0, placing("a2"))), before, false);
    expect(own!.ms).toBeLessThan(other!.ms);
  });

  it("a book's gains are told on the map that they count, then the crystal goes back to the bag", () => {
    const step = stepOf(activating("b3"), rose, way);
    expect(shown(step)).toEqual(["move", "gain", "gain", "- space/b3→bag"]);
    const beats = beatsOf(step, before, false);
    expect(beats[0]!.highlights?.pages).toEqual(["rose-way/0", "rose-way/1"]);
    expect(beats[1]!.highlights).toEqual({
      spaces: rose.spaces,
      from: "b3",
      pages: ["rose-way/0"],
      effect: "rose",
      scores: true,
    });
    expect(beats[3]!.flight?.colour).toBe("purple");
    expect(beats.map((beat) => beat.vp[0] ?? 0)).toEqual([0, 3, 5, 5]);
  });

  it("without a crystal that goes back nothing flies", () => {
    expect(shown(stepOf(activating(), rose))).toEqual(["move", "gain"]);
    expect(shown(stepOf(activating(null), rose, way))).toEqual(["move", "gain", "gain"]);
  });

  it("the last crystal's point comes before the refill", () => {
    expect(shown(stepOf(move(1, placing("a2")), last, refill))).toEqual([
      "move holder/0→space/a2",
      "gain *",
      "refill *",
    ]);
  });

  it("the final stage is told after the refill that begins it, before the next book", () => {
    expect(shown(stepOf(move(1, placing("a2")), last, refill, { type: "final-stage" }, reveal))).toEqual([
      "move holder/0→space/a2",
      "gain *",
      "refill *",
      "final-stage *",
      "reveal *",
    ]);
  });

  it("the final scoring goes page by page and ends the game", () => {
    const theirs: Gain = { ...rose, seat: 1, vp: 0, spaces: [] };
    const step = stepOf(move(1, placing("a2")), theirs, rose, way, { type: "end" });
    expect(shown(step)).toEqual(["move holder/0→space/a2", "gain *", "gain *", "gain *", "end *"]);
    expect(beatsOf(step, before, false).at(-1)!.vp).toEqual({ 0: 5, 1: 0 });
    expect(beatsOf(step, before, false).map(({ isFinal }) => isFinal)).toEqual([false, true, true, true, false]);
  });

  it("what a turn brings is no final scoring, also if it is the last one", () => {
    const ends = stepOf(move(1, placing("a2")), last, rose, { type: "end" });
    expect(beatsOf(ends, before, false).map(({ isFinal }) => isFinal)).toEqual([false, false, true, false]);
    expect(beatsOf(stepOf(activating(), rose), before, false).some(({ isFinal }) => isFinal)).toBe(false);
  });

  it("what is no move takes no time and brings its position at once", () => {
    const step = stepOf({ type: "take-back", seat: 0, to: 4 });
    expect(shown(step)).toEqual(["take-back *"]);
    expect(beatsOf(step, before, false)[0]!.ms).toBe(0);
    expect(
      shown(stepOf({ type: "start", first: 0 }, { type: "leave", seat: 1, stand_in: "greedy" }), false, null),
    ).toEqual(["start *", "leave *"]);
    expect(shown(stepOf())).toEqual([]);
  });

  it("more points take longer to count", () => {
    const [, small, large] = beatsOf(stepOf(activating(), { ...rose, vp: 1 }, { ...rose, vp: 6 }), before, false);
    expect(large!.ms).toBeGreaterThan(small!.ms);
    expect([PACE.calm > PACE.normal, PACE.normal > PACE.quick, PACE.instant]).toEqual([true, true, 0]);
  });
});

describe.each(GAMES)("the game %s", (game) => {
  const { steps, scores } = stepsOf(game);

  it("is told whole, and its points count up to each position's, and to the result", () => {
    let position: WinterQueenPosition | null = null;
    for (const step of steps) {
      const next = step.position as WinterQueenPosition;
      const beats = beatsOf(step, position, false);
      expectWhole(step, beats);
      const counted = (position?.vp ?? next.vp.map(() => 0)).map(
        (vp: number, seat) => vp + (beats.at(-1)!.vp[seat] ?? 0),
      );
      expect(counted).toEqual(next.vp);
      position = next;
    }
    expect(position?.vp).toEqual(scores);
  });

  it("every crystal that flies is known, and every one that goes back flies", () => {
    let position: WinterQueenPosition | null = null;
    for (const step of steps) {
      const flights = beatsOf(step, position, false).flatMap((beat) => beat.flight ?? []);
      const action = step.events[0]?.type === "move" ? step.events[0].action : null;
      const flies =
        action?.kind === "place" || action?.kind === "fill" || (action?.kind === "activate" && action.return);
      expect(flights).toHaveLength(flies ? 1 : 0);
      if (action?.kind === "activate" && action.return) {
        expect(flights[0]).toEqual({ colour: position!.map[action.return], from: `space/${action.return}`, to: "bag" });
      }
      position = step.position as WinterQueenPosition;
    }
  });
});
