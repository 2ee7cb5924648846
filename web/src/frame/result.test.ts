import { beforeAll, describe, expect, it } from "vitest";
import { allWords, infoOf, seatOf } from "../testing";
import type { TableInfo, Tally, Why } from "../wire";
import { makeBundle, t, words } from "../words/fluent.svelte";
import { LANGUAGES, type Language } from "../words/languages";
import { partWords, whyWon } from "./result";

const speak = (language: Language): void => words.use(language, makeBundle(language, allWords(language)));

const POINTS: Why = {
  by: "points",
  behind: [1],
  own: 22,
  next: 18,
  level: null,
  most: [{ source: "star", times: 2, points: 10, against: 4 }],
};

function ended(winner: number, me: number, why: Why | null): TableInfo {
  const tally: Tally = { parts: [[], [], []], why };
  return infoOf({
    seats: ["Ada", "Béla", "Cy"].map((name, k) => seatOf({ name, yours: k === me })),
    result: { scores: [22, 18, 18], winners: [winner], ending: "final-scoring" },
    tally,
  });
}

const winter = (info: TableInfo): string =>
  whyWon({ info }, { say: (part, given) => t(`result-why-${part}`, given), nameOf: (source) => t(`effect-${source}`) });

describe("why it was won", () => {
  beforeAll(() => speak("en"));

  it("tells the margin, the next, and where the difference is largest", () => {
    expect(winter(ended(0, 2, POINTS))).toBe(
      "Ada was 4\u00A0VP ahead of Béla. The largest difference: 2\u00A0×\u00A0Polar Star (10\u00A0VP against 4).",
    );
  });

  it("speaks to whoever looks", () => {
    expect(winter(ended(0, 0, POINTS))).toMatch(/^You were 4\u00A0VP ahead of Béla\./);
    expect(winter(ended(0, 1, POINTS))).toMatch(/^Ada was 4\u00A0VP ahead of you\./);
  });

  it("compares with nobody where several are next", () => {
    const most = [{ source: "star" as const, times: 1, points: 10, against: null }];
    expect(winter(ended(0, 2, { ...POINTS, behind: [1, 2], most }))).toBe(
      "Ada was 4\u00A0VP ahead of Béla and you. Most came from Polar Star (10\u00A0VP).",
    );
  });

  it("knows ties, and games without a winner", () => {
    const shared: Why = { by: "shared", behind: [], own: 22, next: null, level: null, most: [] };
    expect(winter(ended(0, 0, shared))).toBe("22\u00A0VP each: a tie is a shared victory.");
    expect(winter(ended(0, 0, null))).toBe("");
    const threes: Why = { by: "threes", behind: [1], own: 2, next: 1, level: 7, most: [] };
    const court = whyWon(
      { info: ended(0, 0, threes) },
      { say: (part, given) => t(`court-why-${part}`, given), nameOf: (source) => source },
    );
    expect(court).toBe("A tie at 7 points, decided by first places: 2 against 1.");
  });

  it("names points from before", () => {
    const earlier = { source: "earlier", when: "before", times: 1, points: 9 } as const;
    expect(partWords(earlier, (source) => source)).toBe("turns not shown here");
    const most = [{ source: "earlier" as const, times: 1, points: 9, against: 0 }];
    expect(winter(ended(0, 2, { ...POINTS, most }))).toContain("points from before (9\u00A0VP against 0)");
  });

  it("says how often, unless that is what it brought", () => {
    const often = { when: "game", times: 3, points: 3 } as const;
    expect(partWords({ ...often, source: "rose" }, (source) => source)).toBe("3\u00A0×\u00A0rose");
    expect(partWords({ ...often, source: "last-crystal" }, (source) => source)).toBe("last-crystal");
  });
});

it.each(LANGUAGES)("has words for you as winner and as the next (%s)", (language) => {
  speak(language);
  const sentences = [winter(ended(0, 2, POINTS)), winter(ended(0, 0, POINTS)), winter(ended(0, 1, POINTS))];
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toMatch(/4.*10.*4/);
  expect(sentences[1]).not.toContain("Ada");
  expect(sentences[2]).not.toContain("Béla");
});
