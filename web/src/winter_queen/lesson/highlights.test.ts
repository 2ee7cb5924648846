import { describe, expect, it } from "vitest";
import type { WinterQueenAction } from "../../wire";
import { highlightsAt, isAstray } from "./highlights";

describe("the ring", () => {
  const place: WinterQueenAction = { kind: "place", holder: 1, colour: "red", space: "b1", take: "blue" };
  const fill: WinterQueenAction = { kind: "fill", holder: 1, colour: "red", book: "rose-way", page: 0 };
  const activate: WinterQueenAction = { kind: "activate", book: "rose-way", return: "b4" };
  const crystal = { holder: 1 as const, index: 0, colour: "red" as const };
  const start = { stage: "start" as const, crystal: null, activate: null };

  it("leads through placing", () => {
    expect(highlightsAt(place, start)).toEqual(['[data-holder="1"] [data-crystal="red"]']);
    expect(highlightsAt(place, { ...start, stage: "where", crystal })).toEqual(['[data-space="b1"]']);
    expect(highlightsAt(place, { ...start, stage: "book", crystal })).toEqual([
      '[data-take="blue"]',
      '[data-pile="blue"]',
    ]);
    expect(highlightsAt(place, { ...start, stage: "ready", crystal })).toEqual(['[data-testid="confirm"]']);
    // Somebody took another one.
    const other = { ...crystal, colour: "blue" as const };
    expect(highlightsAt(place, { ...start, stage: "where", crystal: other })).toEqual(highlightsAt(place, start));
  });

  it("leads through filling a page and activating a book", () => {
    expect(highlightsAt(fill, { ...start, stage: "where", crystal })).toEqual(['[data-page="rose-way/0"]']);
    expect(highlightsAt(activate, start)).toEqual(['[data-activate="rose-way"]']);
    const chosen = { ...start, activate: "rose-way" };
    expect(highlightsAt(activate, { ...chosen, stage: "return" })).toEqual(['[data-space="b4"]']);
    expect(highlightsAt(activate, { ...chosen, stage: "ready" })).toEqual(['[data-testid="confirm"]']);
  });

  it("knows another turn from the one that is asked for", () => {
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
});
