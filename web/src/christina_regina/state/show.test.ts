import { describe, expect, it } from "vitest";
import type { Step } from "../../state/table.svelte";
import type { Attempt, ChristinaReginaPosition, LogEvent } from "../../wire";
import { RECORDED_GAMES, moveBy, positionWith, stepsIn, type Eyes } from "../testing";
import { factionOf, metalOf } from "./cards";
import { beatsOf, type Beat } from "./show";

const before = positionWith();
const after = positionWith({ to_act: 1 });
const stepOf = (...events: LogEvent[]): Step => ({ firstNumber: 10, events, position: after, table: null, toAct: 1 });
const failed: Attempt = { type: "attempt", assassin: 0, victim: 1, number: 3, success: false };

/** Each event is told once, in order, and what has arrived stays. */
function expectWhole(step: Step, beats: Beat[]): void {
  expect(beats.map((beat) => beat.eventCount)).toEqual(step.events.map((_, k) => k + 1));
  expect(beats.map((beat) => beat.kind)).toEqual(step.events.map(({ type }) => type));
  const arrived = beats.findIndex((beat) => beat.arrives);
  if (arrived >= 0) expect(beats.slice(arrived).every((beat) => beat.arrives)).toBe(true);
  expect(beats.every((beat) => Number.isFinite(beat.ms) && beat.ms >= 0)).toBe(true);
}

/** What each beat shows: its event, the cards' ways, the cards that turned; * once the new position is there. */
function shown(step: Step, position: ChristinaReginaPosition | null = before): string[] {
  const beats = beatsOf(step, position, false);
  expectWhole(step, beats);
  return beats.map((beat) =>
    [
      beat.kind,
      ...beat.ways.map(({ card, from, to }) => `${card}: ${from}→${to}`),
      ...beat.turned.map((stack) => `+${stack}`),
      ...(beat.arrives ? ["*"] : []),
    ].join(" "),
  );
}

describe("the beats of a step", () => {
  it("a coloured card goes to the influence of its metal, the buried one under its stack; then new ones turn", () => {
    const step = stepOf(
      moveBy(1, { kind: "draw", from: "copper", bury: "gold" }),
      { type: "reveal", stack: "copper", card: "copper-none" },
      { type: "reveal", stack: "gold", card: "gold-red" },
    );
    expect(shown(step)).toEqual([
      "move copper-red: court/copper→influence/copper gold-black: court/gold→under/gold",
      "reveal +copper *",
      "reveal +copper +gold *",
    ]);
  });

  it("a card that lies on another stack still goes to the influence of its own metal", () => {
    const { stacks } = before;
    const mixed = positionWith({ stacks: { ...stacks, gold: { ...stacks.gold, top: ["copper-green", "gold-none"] } } });
    expect(shown(stepOf(moveBy(1, { kind: "draw", from: "gold", bury: "silver" })), mixed)).toEqual([
      "move copper-green: court/gold→influence/copper silver-none: court/silver→under/silver",
    ]);
  });

  it("a card without a colour is discarded", () => {
    expect(shown(stepOf(moveBy(1, { kind: "draw", from: "silver", bury: "copper" })))).toEqual([
      "move silver-none: court/silver→discards copper-red: court/copper→under/copper",
    ]);
  });

  it("agitation discards, manipulation lets two cards change places, persuasion brings one back", () => {
    expect(shown(stepOf(moveBy(1, { kind: "agitate", stack: "gold" })))).toEqual([
      "move gold-black: court/gold→discards",
    ]);
    expect(shown(stepOf(moveBy(1, { kind: "manipulate", stacks: ["copper", "gold"] })))).toEqual([
      "move copper-red: court/copper→court/gold gold-black: court/gold→court/copper",
    ]);
    expect(shown(stepOf(moveBy(1, { kind: "persuade", card: "silver-blue", stack: "gold" })))).toEqual([
      "move silver-blue: discards→court/gold",
    ]);
    expect(shown(stepOf(moveBy(1, { kind: "pass" })))).toEqual(["move"]);
  });

  it("an attempt is a ceremony before anything changes, with the dagger for those who may know it", () => {
    const bare = stepOf(moveBy(0, { kind: "assassinate", victim: 1, number: 3 }), failed);
    expect(shown(bare)).toEqual(["move", "attempt"]);
    expect(beatsOf(bare, before, false).map((beat) => beat.ceremony)).toEqual([
      null,
      { number: 11, attempt: failed, dagger: null },
    ]);
    const seen: Attempt = { ...failed, victim_colour: "green" };
    const known = stepOf(moveBy(0, { kind: "assassinate", victim: 1, number: 3, colour: "red" }), seen);
    expect(beatsOf(known, before, false)[1]!.ceremony).toEqual({ number: 11, attempt: seen, dagger: "red" });
    expect(beatsOf(known, before, false)[1]!.ms).toBeGreaterThan(3000);
  });

  it("the end comes last, with the new position", () => {
    expect(shown(stepOf(moveBy(1, { kind: "pass" }), { type: "end" }))).toEqual(["move", "end *"]);
  });

  it("one's own cards go faster: one has just moved them", () => {
    const step = stepOf(moveBy(0, { kind: "agitate", stack: "gold" }));
    expect(beatsOf(step, before, true)[0]!.ms).toBeLessThan(beatsOf(step, before, false)[0]!.ms);
  });

  it("what is no move takes no time and brings its position at once", () => {
    const step = stepOf({ type: "take-back", seat: 0, to: 4 });
    expect(shown(step)).toEqual(["take-back *"]);
    expect(beatsOf(step, before, false)[0]!.ms).toBe(0);
    expect(shown(stepOf())).toEqual([]);
  });

  it("without a position nothing flies, and from an empty stack no card", () => {
    const step = stepOf(moveBy(1, { kind: "draw", from: "copper", bury: "gold" }));
    expect(shown(step, null)).toEqual(["move"]);
    const empty = positionWith({ stacks: { ...before.stacks, gold: { top: [], middle: 0, bottom: [] } } });
    expect(shown(step, empty)).toEqual(["move copper-red: court/copper→influence/copper"]);
  });
});

describe.each(RECORDED_GAMES)("the game %s", (game) => {
  it.each([null, 0, "all"] as Eyes[])("is shown whole as %s saw it, and every card that goes arrives", (eyes) => {
    let position: ChristinaReginaPosition | null = null;
    for (const step of stepsIn(game, eyes).steps) {
      const next = step.position as ChristinaReginaPosition;
      const beats = beatsOf(step, position, false);
      expectWhole(step, beats);
      for (const { card, to } of beats.flatMap((beat) => beat.ways)) {
        const [place, metal] = to.split("/") as [string, "copper" | "silver" | "gold"];
        if (place === "influence") expect([next.influence[metal][0], metal]).toEqual([card, metalOf(card)]);
        else if (place === "discards") expect(next.discards).toContain(card);
        else if (place === "court") expect(next.stacks[metal].top[0]).toBe(card);
        else expect([...next.stacks[metal].top, ...next.stacks[metal].bottom].at(-1)).toBe(card);
        if (to === "discards" && step.events[0]?.type === "move" && step.events[0].action.kind === "draw")
          expect(factionOf(card)).toBeNull();
      }
      for (const { ceremony } of beats) {
        if (ceremony)
          expect(next.attempts.at(-1)).toMatchObject({ colour: ceremony.dagger, victim: ceremony.attempt.victim });
      }
      position = next;
    }
  });
});
