import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { company, grouped, isMyTurn, outcome } from "./mine";

const seat = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "Ada",
  kind: "person",
  bot: null,
  away: false,
  yours: false,
  here: false,
  ...given,
});
const own = seat({ yours: true });
const bot = seat({ kind: "bot", bot: "greedy" });
const open = seat({ kind: "open", name: "" });

const table = (given: Partial<TableInfo>): TableInfo => ({
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
  hints: false,
  result: null,
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

  it("tells how it ended for me", () => {
    const ended = (winners: number[], ending: "final-scoring" | "abandoned" = "final-scoring") =>
      outcome(table({ stage: "over", to_act: null, result: { scores: [1, 2], winners, ending } }));
    expect(ended([0])).toBe("won");
    expect(ended([1])).toBe("lost");
    expect(ended([0, 1])).toBe("shared");
    expect(ended([], "abandoned")).toBe("abandoned");
    expect(
      outcome(table({ seats: [own, own], result: { scores: [1, 2], winners: [0], ending: "deadlock" } })),
    ).toBeNull();
    expect(outcome(table({}))).toBeNull();
  });
});
