import { describe, expect, it } from "vitest";
import { levelIn, opponentsIn, rememberBots, rememberLevel, rememberOpponents } from "./levels";
import { Settings } from "./settings.svelte";

const GAME = "christina-regina";
const here = { kind: "here" };
const bot = (name: string) => ({ kind: "bot", bot: name });

describe("the bots of the one button", () => {
  it("are the kindest until somebody chooses, and as many as the game is good with", () => {
    const settings = new Settings(null);
    expect([levelIn(settings, GAME), opponentsIn(settings, GAME, 2, 4)]).toEqual(["novice", 2]);
    expect(opponentsIn(settings, "winter-queen", 1, 3)).toBe(1);
  });

  it("are remembered, for each game by itself", () => {
    const settings = new Settings(null);
    rememberLevel(settings, GAME, "expert");
    rememberOpponents(settings, GAME, 4);
    expect([levelIn(settings, GAME), opponentsIn(settings, GAME, 2, 4)]).toEqual(["expert", 4]);
    expect(opponentsIn(settings, GAME, 2, 3)).toBe(3);
    expect(levelIn(settings, "winter-queen")).toBe("novice");
  });

  it("are the kindest where something else was kept", () => {
    const settings = new Settings(null);
    settings.set("levels", { [GAME]: "tactician" });
    expect(levelIn(settings, GAME)).toBe("novice");
  });

  it("follow a table that was set up in detail, if one button can say it", () => {
    const settings = new Settings(null);
    rememberBots(settings, GAME, [here, bot("adept"), bot("adept"), bot("adept")]);
    expect([levelIn(settings, GAME), opponentsIn(settings, GAME, 2, 4)]).toEqual(["adept", 3]);
    for (const seats of [
      [here, bot("master"), bot("novice")],
      [here, bot("master"), { kind: "open" }],
      [here, here, bot("master")],
      [here, bot("tactician")],
      [here],
    ]) {
      rememberBots(settings, GAME, seats);
      expect([levelIn(settings, GAME), opponentsIn(settings, GAME, 2, 4)]).toEqual(["adept", 3]);
    }
  });
});
