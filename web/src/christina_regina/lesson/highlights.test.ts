import { describe, expect, it } from "vitest";
import type { ChristinaReginaAction } from "../../wire";
import { highlightsAt, isAstray } from "./highlights";

describe("the ring", () => {
  const none = { mode: null, stage: "start" as const, from: null, victim: null, number: null, dagger: null };

  it("leads through drawing, and back from another card", () => {
    const draw: ChristinaReginaAction = { kind: "draw", from: "copper", bury: "gold" };
    expect(highlightsAt(draw, none)).toEqual(['[data-stack="copper"]', '[data-stack="gold"]']);
    const drawing = { ...none, mode: "draw" as const, from: "copper" as const };
    expect(highlightsAt(draw, { ...drawing, stage: "bury" })).toEqual(['[data-stack="gold"]']);
    expect(highlightsAt(draw, { ...drawing, stage: "ready" })).toEqual(['[data-testid="confirm"]']);
    expect(highlightsAt(draw, { ...drawing, from: "silver", stage: "bury" })).toEqual(['[data-testid="back"]']);
  });

  it("knows another turn from the one that is asked for", () => {
    const draw: ChristinaReginaAction = { kind: "draw", from: "copper", bury: "gold" };
    const drawing = { mode: "draw" as const, from: "copper" as const, action: null };
    expect(isAstray(draw, { ...drawing, mode: null, from: null })).toBe(false);
    expect(isAstray(draw, drawing)).toBe(false);
    expect(isAstray(draw, { ...drawing, from: "silver" })).toBe(true);
    expect(isAstray(draw, { ...drawing, mode: "agitate" })).toBe(true);
    expect(isAstray(draw, { ...drawing, action: { ...draw, bury: "silver" } })).toBe(true);
    expect(isAstray(draw, { ...drawing, action: draw })).toBe(false);
  });

  it("leads through an attempt, an action and passing", () => {
    const strike: ChristinaReginaAction = { kind: "assassinate", victim: 1, number: 2, colour: "black" };
    const striking = { ...none, mode: "assassinate" as const };
    expect(highlightsAt(strike, none)).toEqual(['[data-mode="assassinate"]']);
    expect(highlightsAt(strike, { ...striking, stage: "victim" })).toEqual(['[data-victim="1"]']);
    expect(highlightsAt(strike, { ...striking, stage: "number", victim: 1 })).toEqual(['[data-leader="2"]']);
    const named = { ...striking, victim: 1, number: 2 as const };
    expect(highlightsAt(strike, { ...named, stage: "dagger" })).toEqual(['[data-dagger="black"]']);
    expect(highlightsAt(strike, { ...named, stage: "ready", dagger: "black" })).toEqual(['[data-testid="strike"]']);
    const agitate: ChristinaReginaAction = { kind: "agitate", stack: "gold" };
    expect(highlightsAt(agitate, { ...none, mode: "agitate", stage: "stack" })).toEqual(['[data-stack="gold"]']);
    expect(highlightsAt({ kind: "pass" }, none)).toEqual(['[data-mode="pass"]']);
    const passing = { ...none, mode: "pass" as const, stage: "ready" as const };
    expect(highlightsAt({ kind: "pass" }, passing)).toEqual(['[data-testid="confirm"]']);
  });
});
