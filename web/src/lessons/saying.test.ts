import { describe, expect, it } from "vitest";
import { bubbleAt, isFar, lastSentence, sayingAt } from "./saying";

const now = { stage: "start", astray: false, showing: false };
const led = {
  part: { say: "say", stages: { where: "where" }, done: "done" },
  isDone: false,
  hasActed: false,
  asked: {} as never,
};

describe("what is said", () => {
  it("follows the turn in the making", () => {
    expect(sayingAt(led, now)).toBe("say");
    expect(sayingAt(led, { ...now, stage: "where" })).toBe("where");
    expect(sayingAt(led, { ...now, astray: true })).toBe("lesson-other");
  });

  it("waits while one's own turn is shown, then says what came of it", () => {
    const played = { ...led, asked: null, hasActed: true, isDone: true };
    expect(sayingAt(played, { ...now, showing: true })).toBeNull();
    expect(sayingAt(played, now)).toBe("done");
  });
});

describe("the bubble at the ring", () => {
  it("says what is to be done", () => {
    expect(lastSentence("A book is yours. Take the red crystal.")).toBe("Take the red crystal.");
    expect(lastSentence("Nur das: Tippe in „Wer ist wer?“ ein Feld an.")).toBe(
      "Nur das: Tippe in „Wer ist wer?“ ein Feld an.",
    );
  });

  it("stands where the words are far away", () => {
    const words = { left: 1500, top: 700, width: 380, height: 300 };
    expect(isFar({ left: 60, top: 900, width: 50, height: 50 }, words)).toBe(true);
    expect(isFar({ left: 1600, top: 60, width: 50, height: 50 }, words)).toBe(false);
    expect(isFar({ left: 1200, top: 900, width: 50, height: 50 }, words)).toBe(false);
  });

  it("lies above the ring, or below it, and in the window", () => {
    const screen = { width: 1920, height: 1080 };
    const bubble = { width: 240, height: 60 };
    expect(bubbleAt({ left: 500, top: 500, width: 40, height: 40 }, bubble, screen)).toEqual({
      left: 400,
      top: 428,
    });
    expect(bubbleAt({ left: 10, top: 20, width: 40, height: 40 }, bubble, screen)).toEqual({
      left: 12,
      top: 72,
    });
  });
});
