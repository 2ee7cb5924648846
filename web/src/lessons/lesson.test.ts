import { describe, expect, it } from "vitest";
import { repositoryFile } from "../testing";
import type { ChristinaReginaAction, ChristinaReginaPosition, WinterQueenAction } from "../wire";
import christinaRegina from "./christina-regina.json";
import { isSame, ME, seen, startOf, tableOf, toldBefore, type Lesson } from "./lesson";
import { partOf, type Part } from "./script";
import { courtSpotsAt, isAstray, isCourtAstray, spotsAt } from "./spots";
import winterQueen from "./winter-queen.json";

const winter = winterQueen as unknown as Lesson;
const court = christinaRegina as unknown as Lesson;
const english = repositoryFile("src/queendom/locales/en.ftl");

describe.each([winter, court])("the lesson of $game", (lesson) => {
  it("has words for each step and for each stage of its turn", () => {
    const parts: Part[] = [...lesson.steps.map(({ id }) => id), undefined].map((id) => partOf(lesson.game, id));
    for (const part of parts) {
      const keys = [part.say, part.done, ...Object.values(part.stages ?? {})].filter((key) => key !== undefined);
      for (const key of keys) expect(english).toContain(`\n${key} = `);
    }
    for (const part of parts.slice(0, -1)) expect(part.done).toBeDefined();
  });

  it("asks at each step for one turn, for one deed, or lets others play", () => {
    for (const { id, moves } of lesson.steps) {
      const own = moves.filter(({ seat }) => seat === ME);
      expect(own.length, id).toBeLessThanOrEqual(1);
      const { deed } = partOf(lesson.game, id);
      expect([own.length === 1, deed !== undefined, moves.length > 0].filter(Boolean).length, id).toBeGreaterThan(0);
      // A deed comes after the others' moves, so a step has not both.
      if (deed) expect(own).toEqual([]);
    }
  });

  it("begins each step where the one before ended, or at a position of its own", () => {
    lesson.steps.forEach((step, k) => {
      const start = startOf(lesson, k);
      if (step.position) expect(start).toBe(step.position);
      else
        expect(start).toBe(
          lesson.steps
            .slice(0, k)
            .findLast(({ moves }) => moves.length)
            ?.moves.at(-1)?.next ?? startOf(lesson, 0),
        );
      expect(start.to_act).toBe(step.moves[0]?.seat ?? ME);
    });
    expect(startOf(lesson, lesson.steps.length).to_act).toBeNull();
  });

  it("ends with one's victory", () => {
    const over = startOf(lesson, lesson.steps.length);
    expect(tableOf(lesson, "Ada", over, 7)).toMatchObject({ stage: "over", result: { winners: [ME] } });
    expect(tableOf(lesson, "Ada", startOf(lesson, 0), 7)).toMatchObject({ stage: "running", result: null });
  });

  it("tells everything in the log that was shown before", () => {
    expect(toldBefore(lesson, 0).map(({ type }) => type)).toEqual(["table"]);
    expect(toldBefore(lesson, lesson.steps.length).at(-1)).toEqual({ type: "end" });
  });
});

describe("what one may know", () => {
  const position = startOf(court, 0) as ChristinaReginaPosition;

  it("is one's own colour, until one has struck", () => {
    expect((seen(position) as ChristinaReginaPosition).factions).toEqual(["green", null, null]);
    const strike = court.steps.findIndex(({ id }) => id === "strike");
    const after = court.steps[strike]!.moves.at(-1)!.next;
    expect((seen(after) as ChristinaReginaPosition).factions).toEqual(["green", "black", null]);
  });

  it("is not the dagger of others", () => {
    const attempts = [
      { assassin: 1, victim: 2, number: 1, colour: "red", success: false },
      { assassin: 1, victim: 0, number: 2, colour: "blue", success: false },
    ] as ChristinaReginaPosition["attempts"];
    const told = seen({ ...position, attempts }) as ChristinaReginaPosition;
    expect(told.attempts.map(({ colour }) => colour)).toEqual([null, "blue"]);
    expect(told.factions).toEqual(["green", null, null]);
  });

  it("is everything in the end, and in Winter Queen always", () => {
    const over = startOf(court, court.steps.length);
    expect(seen(over)).toBe(over);
    expect(seen(startOf(winter, 0))).toBe(startOf(winter, 0));
  });
});

it("a turn is the one that is asked for if all its parts are", () => {
  const asked = { kind: "place", holder: 0, colour: "red", space: "b1", take: "red" } as const;
  expect(isSame(asked, { ...asked })).toBe(true);
  expect(isSame(asked, { ...asked, take: null })).toBe(false);
  expect(isSame({ kind: "activate", book: "rose-way" }, { kind: "activate", book: "rose-way", choices: {} })).toBe(
    true,
  );
  expect(isSame(asked, "0R-b1")).toBe(false);
});

describe("the ring", () => {
  const place: WinterQueenAction = { kind: "place", holder: 1, colour: "red", space: "b1", take: "blue" };
  const fill: WinterQueenAction = { kind: "fill", holder: 1, colour: "red", book: "rose-way", page: 0 };
  const activate: WinterQueenAction = { kind: "activate", book: "rose-way", return: "b4" };
  const crystal = { holder: 1 as const, index: 0, colour: "red" as const };
  const start = { stage: "start" as const, crystal: null, activate: null };

  it("leads through placing", () => {
    expect(spotsAt(place, start)).toEqual(['[data-holder="1"] [data-crystal="red"]']);
    expect(spotsAt(place, { ...start, stage: "where", crystal })).toEqual(['[data-space="b1"]']);
    expect(spotsAt(place, { ...start, stage: "book", crystal })).toEqual(['[data-take="blue"]', '[data-pile="blue"]']);
    expect(spotsAt(place, { ...start, stage: "ready", crystal })).toEqual(['[data-testid="confirm"]']);
    // Somebody took another one.
    const other = { ...crystal, colour: "blue" as const };
    expect(spotsAt(place, { ...start, stage: "where", crystal: other })).toEqual(spotsAt(place, start));
  });

  it("leads through filling a page and activating a book", () => {
    expect(spotsAt(fill, { ...start, stage: "where", crystal })).toEqual(['[data-page="rose-way/0"]']);
    expect(spotsAt(activate, start)).toEqual(['[data-activate="rose-way"]']);
    const chosen = { ...start, activate: "rose-way" };
    expect(spotsAt(activate, { ...chosen, stage: "return" })).toEqual(['[data-space="b4"]']);
    expect(spotsAt(activate, { ...chosen, stage: "ready" })).toEqual(['[data-testid="confirm"]']);
  });

  const none = { mode: null, stage: "start" as const, from: null, victim: null, number: null, dagger: null };

  it("leads through drawing, and back from another card", () => {
    const draw: ChristinaReginaAction = { kind: "draw", from: "copper", bury: "gold" };
    expect(courtSpotsAt(draw, none)).toEqual(['[data-stack="copper"]', '[data-stack="gold"]']);
    const drawing = { ...none, mode: "draw" as const, from: "copper" as const };
    expect(courtSpotsAt(draw, { ...drawing, stage: "bury" })).toEqual(['[data-stack="gold"]']);
    expect(courtSpotsAt(draw, { ...drawing, stage: "ready" })).toEqual(['[data-testid="confirm"]']);
    expect(courtSpotsAt(draw, { ...drawing, from: "silver", stage: "bury" })).toEqual(['[data-testid="back"]']);
  });

  it("knows another turn from the one that is asked for", () => {
    const draw: ChristinaReginaAction = { kind: "draw", from: "copper", bury: "gold" };
    const drawing = { mode: "draw" as const, from: "copper" as const, action: null };
    expect(isCourtAstray(draw, { ...drawing, mode: null, from: null })).toBe(false);
    expect(isCourtAstray(draw, drawing)).toBe(false);
    expect(isCourtAstray(draw, { ...drawing, from: "silver" })).toBe(true);
    expect(isCourtAstray(draw, { ...drawing, mode: "agitate" })).toBe(true);
    expect(isCourtAstray(draw, { ...drawing, action: { ...draw, bury: "silver" } })).toBe(true);
    expect(isCourtAstray(draw, { ...drawing, action: draw })).toBe(false);
    const nothing = { crystal: null, space: null, page: null, activate: null, action: null };
    expect(isAstray(place, nothing)).toBe(false);
    expect(isAstray(place, { ...nothing, crystal })).toBe(false);
    expect(isAstray(place, { ...nothing, crystal: { ...crystal, colour: "blue" } })).toBe(true);
    expect(isAstray(place, { ...nothing, crystal, space: "c4" })).toBe(true);
    expect(isAstray(place, { ...nothing, crystal, space: "b1" })).toBe(false);
    expect(isAstray(place, { ...nothing, activate: "rose-way" })).toBe(true);
    expect(isAstray(fill, { ...nothing, crystal, space: "b1" })).toBe(true);
    expect(isAstray(activate, { ...nothing, activate: "rose-way" })).toBe(false);
    expect(isAstray(activate, { ...nothing, crystal })).toBe(true);
  });

  it("leads through an attempt, an action and passing", () => {
    const strike: ChristinaReginaAction = { kind: "assassinate", victim: 1, number: 2, colour: "black" };
    const striking = { ...none, mode: "assassinate" as const };
    expect(courtSpotsAt(strike, none)).toEqual(['[data-mode="assassinate"]']);
    expect(courtSpotsAt(strike, { ...striking, stage: "victim" })).toEqual(['[data-victim="1"]']);
    expect(courtSpotsAt(strike, { ...striking, stage: "number", victim: 1 })).toEqual(['[data-leader="2"]']);
    const named = { ...striking, victim: 1, number: 2 as const };
    expect(courtSpotsAt(strike, { ...named, stage: "dagger" })).toEqual(['[data-dagger="black"]']);
    expect(courtSpotsAt(strike, { ...named, stage: "ready", dagger: "black" })).toEqual(['[data-testid="strike"]']);
    const agitate: ChristinaReginaAction = { kind: "agitate", stack: "gold" };
    expect(courtSpotsAt(agitate, { ...none, mode: "agitate", stage: "stack" })).toEqual(['[data-stack="gold"]']);
    expect(courtSpotsAt({ kind: "pass" }, none)).toEqual(['[data-mode="pass"]']);
    const passing = { ...none, mode: "pass" as const, stage: "ready" as const };
    expect(courtSpotsAt({ kind: "pass" }, passing)).toEqual(['[data-testid="confirm"]']);
  });
});
