import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire";
import { areAllHere, areLast, awayHere, isAloneAmongBots, likeIt, nextLevel, presentHere } from "./leaving";

type Seat = TableInfo["seats"][number];
const person = (more: Partial<Seat> = {}): Seat => ({
  name: "Ada",
  kind: "person",
  bot: null,
  away: false,
  yours: false,
  here: true,
  promise: null,
  number: null,
  ...more,
});
const me = person({ yours: true });
const bot = (name: string): Seat => person({ name, kind: "bot", bot: name });
const left = { away: true, bot: "adept" };
const at = (...seats: Seat[]): { seats: Seat[] } => ({ seats });

describe("who is the last at a table", () => {
  it.each([
    ["alone among bots", at(me, bot("adept")), true],
    ["with somebody else", at(me, person()), false],
    ["when the others have left", at(me, person(left), person(left)), true],
    ["when one of the others is still there", at(me, person(left), person()), false],
    ["when somebody else is only not looking", at(me, person({ here: false })), false],
    ["with others at this device", at(me, me), true],
  ])("%s", (_, table, last) => expect(areLast(table)).toBe(last));

  it("tells own seats apart: those one plays, and those a bot plays", () => {
    const table = at(me, person({ yours: true, ...left }), person(), bot("adept"));
    expect([presentHere(table), awayHere(table)]).toEqual([[0], [1]]);
    expect([presentHere(null), awayHere(null)]).toEqual([[], []]);
  });
});

describe("whose game it is", () => {
  it.each([
    ["alone", at(me, bot("adept"), bot("adept")), true, true],
    ["several at this device", at(me, me, bot("adept")), true, false],
    ["with others", at(me, person()), false, false],
    ["with others who left", at(me, person(left)), false, false],
    ["as a spectator of bots", at(bot("adept"), bot("adept")), false, false],
    ["as a spectator of somebody alone", at(person(), bot("adept")), false, false],
  ])("%s", (_, table, ours, alone) => {
    expect([areAllHere(table), isAloneAmongBots(table)]).toEqual([ours, alone]);
  });
});

describe("the next level", () => {
  it.each([
    [["novice"], "adept"],
    [["adept", "adept"], "expert"],
    [["expert"], "master"],
    [["master"], null],
    [["novice", "adept"], null],
    [["greedy"], null],
    [["bluffer", "bluffer"], null],
  ])("after %j comes %s", (bots, next) => expect(nextLevel(at(me, ...bots.map(bot)))).toBe(next));

  it("is for whoever is alone", () => {
    expect(nextLevel(at(me, me, bot("novice")))).toBeNull();
    expect(nextLevel(at(me, person(), bot("novice")))).toBeNull();
    expect(nextLevel(null)).toBeNull();
  });

  it("is played at a table like the last", () => {
    const info = {
      ...at(bot("novice"), person({ yours: true, name: "Ida" }), bot("novice")),
      game: "winter-queen",
      edition: "lattice",
      options: { end: "equal-turns", "wisps-same-colour": "none", scores: "open" },
      hints: true,
    } as TableInfo;
    expect(likeIt(info, "adept")).toEqual({
      game: "winter-queen",
      edition: "lattice",
      options: { end: "equal-turns", "wisps-same-colour": "none", scores: "open" },
      hints: true,
      seats: [
        { kind: "bot", bot: "adept" },
        { kind: "here", name: "Ida" },
        { kind: "bot", bot: "adept" },
      ],
    });
  });
});
