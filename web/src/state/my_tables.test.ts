import { describe, expect, it } from "vitest";
import type { ListedTable, SeatInfo } from "../wire";
import { ago, company, finalScores, grouped, isMyTurn, isReady, outcome } from "./my_tables";

const seat = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "Ada",
  kind: "person",
  bot: null,
  away: false,
  yours: false,
  here: false,
  promise: null,
  number: null,
  ...given,
});
const own = seat({ yours: true });
const bot = seat({ kind: "bot", bot: "greedy" });
const open = seat({ kind: "open", name: "" });

const table = (given: Partial<ListedTable>): ListedTable => ({
  id: "t",
  game: "winter-queen",
  edition: "queendom",
  edition_version: 1,
  options: { end: "equal-turns", "wisps-same-colour": "same", scores: "hidden" },
  stage: "running",
  seats: [own, bot],
  first: 0,
  to_act: 0,
  number: 3,
  commitment: "",
  seed: null,
  invitation: null,
  host: false,
  rematch: null,
  rematch_of: null,
  same_start_of: null,
  taken_back: 0,
  hints: false,
  result: null,
  opened: 0,
  changed: 0,
  since: 0,
  put_away: false,
  touched: true,
  tally: null,
  ...given,
});

describe("my tables", () => {
  it("where I am to act come first, then where others are, then those still waiting", () => {
    const tables = [
      table({ id: "waiting", stage: "waiting", to_act: null, seats: [own, open] }),
      table({ id: "theirs", to_act: 1 }),
      table({ id: "over", stage: "over", to_act: null }),
      table({ id: "mine" }),
      table({ id: "mine too" }),
    ];
    const { running, over } = grouped(tables);
    expect(running.map(({ id }) => id)).toEqual(["mine", "mine too", "theirs", "waiting"]);
    expect(over.map(({ id }) => id)).toEqual(["over"]);
  });

  it("a seat that a bot plays for me is not my turn", () => {
    expect(isMyTurn(table({}))).toBe(true);
    expect(isMyTurn(table({ seats: [seat({ yours: true, away: true }), bot] }))).toBe(false);
  });

  it("names the others, or everybody at one device", () => {
    expect(company(table({ seats: [own, bot, open] }))).toEqual([1]);
    expect(company(table({ seats: [own, own] }))).toEqual([0, 1]);
    expect(company(table({ seats: [own, open] }))).toEqual([]);
  });

  it("knows a game that was given up from one that ended because nobody came back", () => {
    const result = { scores: [1, 2], winners: [], ending: "abandoned" as const };
    const left = seat({ yours: true, away: true, bot: "adept" });
    expect(outcome(table({ stage: "over", result, seats: [left, bot] }))).toBe("abandoned");
    expect(outcome(table({ stage: "over", result, seats: [left, seat()] }))).toBe("expired");
    expect(outcome(table({ stage: "over", result, seats: [own, bot] }))).toBe("expired");
  });

  it("tells how it ended for me", () => {
    const ended = (winners: number[], ending: "final-scoring" | "abandoned" = "final-scoring") =>
      outcome(table({ stage: "over", to_act: null, result: { scores: [1, 2], winners, ending } }));
    expect(ended([0])).toBe("won");
    expect(ended([1])).toBe("lost");
    expect(ended([0, 1])).toBe("shared");
    expect(ended([], "abandoned")).toBe("expired");
    expect(
      outcome(table({ seats: [own, own], result: { scores: [1, 2], winners: [0], ending: "deadlock" } })),
    ).toBeNull();
    expect(outcome(table({}))).toBeNull();
  });

  it("leaves out what was put away, and counts it", () => {
    const tables = [table({ id: "a" }), table({ id: "b" }), table({ id: "c", stage: "over", to_act: null })];
    const { running, over, away } = grouped(tables, ["a", "c", "of another device"]);
    expect([running.map(({ id }) => id), over, away]).toEqual([["b"], [], 2]);
  });

  it("knows a table that stands as it was set", () => {
    const set = table({ touched: false, seats: [own, bot] });
    expect(isReady(set, "greedy", 1)).toBe(true);
    expect(isReady(set, "novice", 1)).toBe(false);
    expect(isReady(set, "greedy", 2)).toBe(false);
    expect(isReady({ ...set, touched: true }, "greedy", 1)).toBe(false);
    expect(isReady({ ...set, stage: "over" }, "greedy", 1)).toBe(false);
  });

  it("tells the points, one's own first", () => {
    const result = { scores: [7, 9], winners: [1], ending: "final-scoring" as const };
    expect(finalScores(table({ result, seats: [bot, own] }))).toEqual([9, 7]);
    expect(finalScores(table({ result, seats: [own, own] }))).toEqual([7, 9]);
    expect(finalScores(table({ result: { ...result, ending: "abandoned" } }))).toEqual([]);
    expect(finalScores(table({}))).toEqual([]);
  });

  it.each([
    [0, "now"],
    [-5, "now"],
    [1, "1 minute ago"],
    [59, "59 minutes ago"],
    [60, "1 hour ago"],
    [24 * 60, "1 day ago"],
    [6 * 24 * 60, "6 days ago"],
    [7 * 24 * 60, "1 week ago"],
    [400 * 24 * 60, "1 year ago"],
  ])("%d minutes ago is %s", (minutes, words) => {
    expect(ago("en", 0, minutes * 60_000)).toBe(words);
  });
});
