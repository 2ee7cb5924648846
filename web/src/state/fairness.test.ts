import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { BOT, infoOf, OWN, seatOf } from "../testing";
import { fairnessOf } from "./fairness";

const hash = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const number = (digit: string): string => digit.repeat(64);
const SEED = number("5");
const [ADA, BELA] = [number("a"), number("b")];
const ada = { ...OWN, promise: hash(ADA), number: ADA };
const bela = seatOf({ name: "Béla", promise: hash(BELA), number: BELA });
const over = { stage: "over" as const, seed: SEED, commitment: hash(SEED) };
const nothing = { commitmentBefore: () => null };
const sent = (commitment: string) => ({ commitmentBefore: (promise: string | null) => (promise ? commitment : null) });

describe("the fairness of a game", () => {
  it("is right where seed, numbers and what was seen before agree", () => {
    const found = fairnessOf(infoOf({ ...over, seats: [ada, BOT, bela] }), sent(hash(SEED)));
    const key = createHmac("sha256", Buffer.from(SEED, "hex"))
      .update(Buffer.from(ADA + BELA, "hex"))
      .digest("hex");
    expect(found).toMatchObject({ isMixed: true, seedFits: true, stayed: true, numbersFit: true, isRight: true, key });
    expect(found.seats.map(({ brought }) => brought)).toEqual(["opened", "bot", "opened"]);
  });

  it("without numbers has the seed as the key", () => {
    const found = fairnessOf(infoOf({ ...over, seats: [OWN, BOT] }), nothing);
    expect(found).toMatchObject({ isMixed: false, numbersFit: null, stayed: null, isRight: true, key: SEED });
    expect(found.seats.map(({ brought }) => brought)).toEqual(["none", "bot"]);
  });

  it("is not known before the end", () => {
    const seats = [{ ...ada, number: null }, seatOf({ kind: "open", name: "" })];
    const found = fairnessOf(infoOf({ stage: "waiting", seats }), nothing);
    expect(found).toMatchObject({ isMixed: true, seedFits: null, isRight: null, key: null });
    expect(found.seats.map(({ brought }) => brought)).toEqual(["promised", "open"]);
  });

  it("is wrong with another seed, another number, or another fingerprint than before", () => {
    const wrong = (more: object, before: Parameters<typeof fairnessOf>[1] = nothing): unknown =>
      fairnessOf(infoOf({ ...over, seats: [ada, bela], ...more }), before).isRight;
    expect(wrong({})).toBe(true);
    expect(wrong({ seed: number("6") })).toBe(false);
    expect(wrong({ seats: [ada, { ...bela, number: number("c") }] })).toBe(false);
    expect(wrong({}, sent(hash(number("6"))))).toBe(false);
  });

  it("names who is missing, and whose number was sent and left out", () => {
    const seats = [{ ...ada, number: null }, bela, seatOf({ promise: hash(ADA) })];
    const kinds = (before: Parameters<typeof fairnessOf>[1]): unknown =>
      fairnessOf(infoOf({ ...over, seats }), before).seats.map(({ brought }) => brought);
    expect(kinds(nothing)).toEqual(["missing", "opened", "missing"]);
    expect(kinds(sent(hash(SEED)))).toEqual(["left-out", "opened", "missing"]);
    expect(fairnessOf(infoOf({ ...over, seats }), nothing).isRight).toBe(true);
    expect(fairnessOf(infoOf({ ...over, seats }), sent(hash(SEED))).isRight).toBe(false);
  });
});
