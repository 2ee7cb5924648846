import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { infoOf, OWN, seatOf } from "../testing";
import { bodyOf, changesOf, choiceOf, choose, clean, planFor, planOf, quickGame, seatsOf, withPeople } from "./opening";

const game: GameInfo = {
  name: "winter-queen",
  players: [2, 3, 4],
  options: { end: ["equal-turns", "english-literal"], scores: ["hidden", "open"] },
  editions: ["lattice", "queendom", "snowflake"],
  default_edition: "queendom",
  bots: ["random", "novice", "greedy", "deep"],
};
const usual = { bot: "novice", count: 1 };
const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("one click", () => {
  it("seats this device and one bot, and leaves the rest to the game", () => {
    expect(quickGame("winter-queen", " Ada ")).toEqual({
      game: "winter-queen",
      hints: true,
      seats: [
        { kind: "here", name: "Ada" },
        { kind: "bot", bot: "novice" },
      ],
    });
  });
});

describe("a plan", () => {
  it("with friends leaves every other seat open", () => {
    const plan = planFor("friends", game, "Ada", usual);
    expect(bodyOf({ ...plan, players: 3 }, nameless)).toEqual({
      game: "winter-queen",
      edition: "queendom",
      options: { end: "equal-turns", scores: "hidden" },
      first: null,
      hints: false,
      seats: [{ kind: "here", name: "Ada" }, { kind: "open" }, { kind: "open" }],
    });
  });

  it("on this device names those who gave no name, and shows scores", () => {
    const plan = planFor("device", game, "", usual);
    const body = bodyOf(plan, nameless);
    expect(body.seats).toEqual([
      { kind: "here", name: "Player 1" },
      { kind: "here", name: "Player 2" },
    ]);
    expect(body.options?.["scores"]).toBe("open");
  });

  it("against bots proposes those that one plays against at once, or the last one offered", () => {
    const plan = planFor("bots", game, "Ada", { bot: "deep", count: 2 });
    expect(bodyOf(plan, nameless).seats).toEqual([
      { kind: "here", name: "Ada" },
      { kind: "bot", bot: "deep" },
      { kind: "bot", bot: "deep" },
    ]);
    expect(planFor("bots", game, "Ada", usual).seats[1]).toMatchObject({ kind: "bot", bot: "novice" });
    expect(planFor("bots", { ...game, bots: ["random"] }, "Ada", usual).seats[1]).toMatchObject({
      kind: "bot",
      bot: "random",
    });
  });

  it("has hints where nobody else may come, until somebody decides", () => {
    const alone = planFor("bots", game, "Ada", usual);
    expect(bodyOf(alone, nameless).hints).toBe(true);
    expect(bodyOf(planFor("device", game, "Ada", usual), nameless).hints).toBe(true);
    const friends = planFor("friends", game, "Ada", usual);
    expect(bodyOf(friends, nameless).hints).toBe(false);
    expect(bodyOf({ ...friends, hints: true }, nameless).hints).toBe(true);
    expect(bodyOf({ ...alone, hints: false }, nameless).hints).toBe(false);
    const mixed = { ...alone, seats: alone.seats.map((seat, k) => (k === 2 ? choose(seat, "open") : seat)) };
    expect(bodyOf({ ...mixed, players: 2 }, nameless).hints).toBe(true);
    expect(bodyOf({ ...mixed, players: 3 }, nameless).hints).toBe(false);
  });

  it("forgets a first player who is no longer at the table", () => {
    const plan = { ...planFor("bots", game, "Ada", usual), first: 3 };
    expect(bodyOf({ ...plan, players: 4 }, nameless).first).toBe(3);
    expect(bodyOf({ ...plan, players: 2 }, nameless).first).toBeNull();
  });

  it("keeps names and bots of a seat while its choice goes to and fro", () => {
    const seat = { kind: "here", name: "Bea", bot: "greedy" } as const;
    const bot = choose(seat, "bot:deep");
    expect(choiceOf(bot)).toBe("bot:deep");
    expect(choose(choose(bot, "open"), "here")).toEqual({ kind: "here", name: "Bea", bot: "deep" });
  });
});

describe("a table that is changed", () => {
  const open = seatOf({ name: "", kind: "open" });
  const bo = seatOf({ name: "Bo" });
  const fox = seatOf({ name: "", kind: "bot", bot: "greedy" });
  const table = infoOf({ stage: "waiting", seats: [OWN, open, bo], first: 2, hints: true });

  it("stays as it is until something is chosen", () => {
    expect(changesOf(planOf(table, game, "novice"), nameless)).toEqual({
      type: "set-up",
      edition: table.edition,
      options: table.options,
      first: 2,
      hints: true,
      seats: [{ kind: "kept", seat: 0 }, { kind: "open" }, { kind: "kept", seat: 2 }],
    });
  });

  it("loses open seats and bots, never people, and gets open ones", () => {
    const plan = planOf({ ...table, seats: [OWN, fox, bo, open] }, game, "novice");
    const kinds = (players: number): string[] => seatsOf({ ...plan, players }).map(choiceOf);
    expect(kinds(4)).toEqual(["kept", "bot:greedy", "kept", "open"]);
    expect(kinds(3)).toEqual(["kept", "bot:greedy", "kept"]);
    expect(kinds(2)).toEqual(["kept", "kept"]);
    expect(changesOf({ ...plan, players: 2 }, nameless).seats).toEqual([
      { kind: "kept", seat: 0 },
      { kind: "kept", seat: 2 },
    ]);
  });

  it("keeps whoever comes meanwhile, and opens the seat of whoever goes", () => {
    const plan = planOf(table, game, "novice");
    const filled = withPeople({ ...plan, players: 2 }, { ...table, seats: [OWN, seatOf({ name: "Cy" }), bo] });
    expect(seatsOf(filled).map(({ name }) => name)).toEqual(["Ada", "Cy", "Bo"]);
    expect(filled.players).toBe(3);
    const left = withPeople(plan, { ...table, seats: [OWN, open, open] });
    expect(seatsOf(left).map(choiceOf)).toEqual(["kept", "open", "open"]);
    // What was planned otherwise stays.
    const bots = withPeople({ ...plan, seats: plan.seats.map((seat) => choose(seat, choiceOf(seat))) }, table);
    expect(bots.first).toBe(2);
  });
});

it("names are without space around them, and never too long for the server", () => {
  expect(clean("  Ada   of  Ice ")).toBe("Ada of Ice");
  expect(clean("x".repeat(60))).toHaveLength(40);
});
