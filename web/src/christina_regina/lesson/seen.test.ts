import { describe, expect, it } from "vitest";
import { startOf, type Lesson } from "../../state/lesson";
import type { ChristinaReginaPosition } from "../../wire";
import data from "./lesson.json";
import { seen } from "./seen";

const lesson = data as unknown as Lesson;

describe("what one may know", () => {
  const position = startOf(lesson, 0) as ChristinaReginaPosition;

  it("is one's own colour, until one has struck", () => {
    expect((seen(position) as ChristinaReginaPosition).factions).toEqual(["green", null, null]);
    const strike = lesson.steps.findIndex(({ id }) => id === "strike");
    const after = lesson.steps[strike]!.moves.at(-1)!.next;
    expect((seen(after) as ChristinaReginaPosition).factions).toEqual(["green", "black", null]);
  });

  it("is not the dagger of others", () => {
    const attempts = [
      { assassin: 1, victim: 2, number: 1, colour: "red", success: false },
      { assassin: 1, victim: 0, number: 2, colour: "blue", success: false },
    ] as ChristinaReginaPosition["attempts"];
    const shown = seen({ ...position, attempts }) as ChristinaReginaPosition;
    expect(shown.attempts.map(({ colour }) => colour)).toEqual([null, "blue"]);
    expect(shown.factions).toEqual(["green", null, null]);
  });

  it("is everything in the end", () => {
    const over = startOf(lesson, lesson.steps.length);
    expect(seen(over)).toBe(over);
  });
});
