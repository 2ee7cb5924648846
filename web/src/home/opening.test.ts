import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire";
import { bodyOf, choiceOf, choose, clean, planFor, quickGame } from "./opening";

const game: GameInfo = {
  name: "winter-queen",
  players: [2, 3, 4],
  options: { end: ["equal-turns", "english-literal"], scores: ["hidden", "open"] },
  editions: ["lattice", "queendom", "snowflake"],
  default_edition: "queendom",
};
const bots = ["random", "greedy", "deep"];
const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("one click", () => {
  it("seats this device and one bot, and leaves the rest to the game", () => {
    expect(quickGame("winter-queen", " Ada ")).toEqual({
      game: "winter-queen",
      seats: [
        { kind: "here", name: "Ada" },
        { kind: "bot", bot: "greedy" },
      ],
    });
  });
});

describe("a plan", () => {
  it("with friends leaves every other seat open", () => {
    const plan = planFor("friends", game, bots, "Ada");
    expect(bodyOf({ ...plan, players: 3 }, nameless)).toEqual({
      game: "winter-queen",
      edition: "queendom",
      options: { end: "equal-turns", scores: "hidden" },
      first: null,
      seats: [{ kind: "here", name: "Ada" }, { kind: "open" }, { kind: "open" }],
    });
  });

  it("on this device names those who gave no name, and shows scores", () => {
    const plan = planFor("device", game, bots, "");
    const body = bodyOf(plan, nameless);
    expect(body.seats).toEqual([
      { kind: "here", name: "Player 1" },
      { kind: "here", name: "Player 2" },
    ]);
    expect(body.options?.["scores"]).toBe("open");
  });

  it("against bots proposes the bot of the quick game, or the last one offered", () => {
    expect(planFor("bots", game, bots, "Ada").seats[1]).toMatchObject({ kind: "bot", bot: "greedy" });
    expect(planFor("bots", game, ["random"], "Ada").seats[1]).toMatchObject({ kind: "bot", bot: "random" });
  });

  it("forgets a first player who is no longer at the table", () => {
    const plan = { ...planFor("bots", game, bots, "Ada"), first: 3 };
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

it("names are without space around them, and never too long for the server", () => {
  expect(clean("  Ada   of  Ice ")).toBe("Ada of Ice");
  expect(clean("x".repeat(60))).toHaveLength(40);
});
