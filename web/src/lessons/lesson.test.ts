import { describe, expect, it } from "vitest";
import { games } from "../games";
import { isSame, logBefore, ME, startOf, tableOf, type LessonPart } from "../state/lesson";
import { allWords } from "../testing";

const english = allWords("en");
const scripts = await Promise.all(games.map(async (game) => (await game.lesson()).script));

describe.each(scripts)("the lesson of $lesson.game", (script) => {
  const { lesson, parts } = script;

  it("has words for each step and for each stage of its turn", () => {
    const said: LessonPart[] = [...lesson.steps.map(({ id }) => id), "end"].map((id) => parts[id]!);
    expect(Object.keys(parts).length).toBe(said.length);
    for (const part of said) {
      const keys = [part.say, part.done, ...Object.values(part.stages ?? {})].filter((key) => key !== undefined);
      for (const key of keys) expect(english).toContain(`\n${key} = `);
    }
    for (const part of said.slice(0, -1)) expect(part.done).toBeDefined();
  });

  it("asks at each step for one turn, for one deed, or lets others play", () => {
    for (const { id, moves } of lesson.steps) {
      const own = moves.filter(({ seat }) => seat === ME);
      expect(own.length, id).toBeLessThanOrEqual(1);
      const { deed } = parts[id]!;
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
    expect(logBefore(script, 0).map(({ type }) => type)).toEqual(["table"]);
    expect(logBefore(script, lesson.steps.length).at(-1)).toEqual({ type: "end" });
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
