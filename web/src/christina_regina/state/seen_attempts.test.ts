import { describe, expect, it } from "vitest";
import type { Shelf } from "../../state/settings.svelte";
import { SeenAttempts } from "./seen_attempts";

function memory(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("how far a seat has heard", () => {
  it("is kept by table and seat, as nothing but a number", () => {
    const shelf = memory();
    new SeenAttempts(shelf, "k3v9").add(1, 17);
    expect([...shelf.kept]).toEqual([["queendom-heard/k3v9/1", "17"]]);
    expect(new SeenAttempts(shelf, "k3v9").to(1)).toBe(17);
    expect([new SeenAttempts(shelf, "k3v9").to(0), new SeenAttempts(shelf, "other").to(1)]).toEqual([0, 0]);
  });

  it("never goes back", () => {
    const heard = new SeenAttempts(memory(), "k3v9");
    heard.add(0, 9);
    heard.add(0, 4);
    expect(heard.to(0)).toBe(9);
  });

  it.each(["", "much", "-3", "1.5", "1e99", "{}"])("what was written there as %j is not understood", (value) => {
    const shelf = memory();
    shelf.kept.set("queendom-heard/k3v9/0", value);
    expect(new SeenAttempts(shelf, "k3v9").to(0)).toBe(0);
  });

  it("lasts as long as the page where nothing may be kept", () => {
    const forbidden: Shelf = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    };
    for (const shelf of [forbidden, null]) {
      const heard = new SeenAttempts(shelf, "k3v9");
      expect(heard.to(0)).toBe(0);
      heard.add(0, 3);
      expect(heard.to(0)).toBe(3);
    }
  });
});
