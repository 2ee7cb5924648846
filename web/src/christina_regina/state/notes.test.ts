import { describe, expect, it } from "vitest";
import type { Shelf } from "../../state/settings.svelte";
import type { Faction } from "../../wire";
import { certain, isTaken, Notes, verdictOn } from "./notes.svelte";

function shelfWith(kept: Record<string, string> = {}): Shelf & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => void (kept[key] = value),
  };
}

describe("notes", () => {
  it("go round: not, perhaps, surely, nothing", () => {
    const notes = new Notes(null, "table", 0);
    expect(notes.at(1, "red")).toBe("");
    expect([1, 2, 3, 4].map(() => notes.turn(1, "red"))).toEqual(["no", "maybe", "yes", ""]);
    expect(notes.at(1, "red")).toBe("");
  });

  it("each player's and colour's is its own", () => {
    const notes = new Notes(null, "table", 0);
    notes.turn(1, "red");
    expect([notes.at(1, "blue"), notes.at(2, "red"), notes.at(1, "red")]).toEqual(["", "", "no"]);
  });

  it("are there again on the next visit, for this table and this seat only", () => {
    const shelf = shelfWith();
    new Notes(shelf, "table", 0).turn(1, "red");
    expect(new Notes(shelf, "table", 0).at(1, "red")).toBe("no");
    expect(new Notes(shelf, "table", 1).at(1, "red")).toBe("");
    expect(new Notes(shelf, "other", 0).at(1, "red")).toBe("");
  });

  it("are wiped for good, and those of others stay", () => {
    const shelf = shelfWith();
    const [mine, theirs] = [new Notes(shelf, "table", 0), new Notes(shelf, "table", 1)];
    for (const notes of [mine, theirs]) notes.turn(1, "red");
    mine.clear();
    expect([mine.at(1, "red"), new Notes(shelf, "table", 0).at(1, "red")]).toEqual(["", ""]);
    expect(new Notes(shelf, "table", 1).at(1, "red")).toBe("no");
  });

  it.each(["", "null", "[]", "7", '"yes"', "{", '{"1/red": "of a later version"}', '{"1/red": 3}', '{"1/red": null}'])(
    "are empty when %j lies on the shelf",
    (rubbish) => expect(new Notes(shelfWith({ "queendom-notes/table/0": rubbish }), "table", 0).at(1, "red")).toBe(""),
  );

  it("take what is understood and leave the rest", () => {
    const kept = { "queendom-notes/table/0": '{"1/red": "maybe", "2/red": "toString", "2/blue": "yes"}' };
    const notes = new Notes(shelfWith(kept), "table", 0);
    expect([notes.at(1, "red"), notes.at(2, "red"), notes.at(2, "blue")]).toEqual(["maybe", "", "yes"]);
  });

  it("last as long as the page when the shelf cannot be read or written", () => {
    const forbidden: Shelf = {
      getItem: () => {
        throw new Error("SecurityError");
      },
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    const notes = new Notes(forbidden, "table", 0);
    notes.turn(1, "red");
    expect(notes.at(1, "red")).toBe("no");
    notes.clear();
    expect(notes.at(1, "red")).toBe("");
  });
});

describe("what is certain", () => {
  const factions: (Faction | null)[] = ["red", null, "blue"];

  it("is what was seen of others, and one's own colour only while one peeks", () => {
    expect(certain(factions, 0, false)).toEqual([null, null, "blue"]);
    expect(certain(factions, 0, true)).toEqual(["red", null, "blue"]);
    expect(certain(factions, null, false)).toEqual(factions);
  });

  it("rules colours out: for others a known one, for whoever is known every other", () => {
    const known = certain(factions, 0, false);
    expect([isTaken(known, 1, "blue"), isTaken(known, 1, "red"), isTaken(known, 1, "green")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isTaken(known, 2, "blue"), isTaken(known, 2, "green")]).toEqual([false, true]);
  });

  it("without peeking, no cell tells one's own colour", () => {
    const cells = (faction: Faction) => {
      const known = certain([faction, null, null], 0, false);
      return [1, 2].map((player) =>
        (["blue", "red", "green", "black", "purple"] as const).map((one) => isTaken(known, player, one)),
      );
    };
    expect(cells("red")).toEqual(cells("green"));
    expect(isTaken(certain(factions, 0, true), 1, "red")).toBe(true);
  });
});

describe("a field of the sheet", () => {
  const known: (Faction | null)[] = [null, "green", null];

  it("tells what is certain before what is noted", () => {
    const notes = new Notes(null, "table", 0);
    for (const faction of ["green", "red", "blue"] as const) notes.turn(1, faction);
    notes.turn(2, "green");
    notes.turn(2, "red");
    notes.turn(2, "red");
    expect(verdictOn(known, notes, 1, "green")).toBe("seen");
    expect(verdictOn(known, notes, 1, "red")).toBe("not");
    expect(verdictOn(known, notes, 2, "green")).toBe("not");
    expect(verdictOn(known, notes, 2, "red")).toBe("maybe");
    expect(verdictOn(known, notes, 2, "blue")).toBe("");
  });

  it("has no pencil for those who watch", () => {
    expect(verdictOn(known, null, 2, "red")).toBe("");
    expect(verdictOn(known, null, 2, "green")).toBe("not");
  });
});
