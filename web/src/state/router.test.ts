import { describe, expect, it } from "vitest";
import { isGame } from "../games";
import { addressOf, read } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["//", { page: "home" }],
    ["/tables/k3v9", { page: "table", id: "k3v9" }],
    ["/tables/k3v9/", { page: "table", id: "k3v9" }],
    ["//tables//k3v9", { page: "table", id: "k3v9" }],
    ["/join/k3v9/c0de", { page: "join", id: "k3v9", code: "c0de" }],
    ["/seat/k3v9/c0de", { page: "seat", id: "k3v9", code: "c0de" }],
    ["/tables/k3v9/replay", { page: "replay", id: "k3v9" }],
    ["/replay", { page: "replay", id: null }],
    ["/replay/k3v9", { page: "unknown" }],
    ["/position", { page: "position" }],
    ["/position/more", { page: "unknown" }],
    ["/tables/a%2Fb", { page: "table", id: "a/b" }],
    ["/tables/%E0%A4%A", { page: "table", id: "%E0%A4%A" }],
    ["/tables/%D0%B9", { page: "table", id: "й" }],
    ["/tables", { page: "unknown" }],
    ["/tables/", { page: "unknown" }],
    ["/tables/k3v9/c0de", { page: "unknown" }],
    ["/join/k3v9", { page: "join", id: "k3v9", code: "" }],
    ["/seat/k3v9/", { page: "seat", id: "k3v9", code: "" }],
    ["/join", { page: "unknown" }],
    ["/seat", { page: "unknown" }],
    ["/join/k3v9/c0de/more", { page: "unknown" }],
    ["/Tables/k3v9", { page: "unknown" }],
    ["/constructor/k3v9", { page: "unknown" }],
    ["/rules", { page: "unknown" }],
    ["/rules/winter-queen", { page: "rules", game: "winter-queen" }],
    ["/rules/christina-regina/", { page: "rules", game: "christina-regina" }],
    ["/rules/winter-queen/more", { page: "unknown" }],
    ["/rules/constructor", { page: "unknown" }],
    ["/learn/winter-queen", { page: "learn", game: "winter-queen" }],
    ["/learn/christina-regina", { page: "learn", game: "christina-regina" }],
    ["/learn", { page: "unknown" }],
    ["/learn/chess", { page: "unknown" }],
    ["/learn/winter-queen/more", { page: "unknown" }],
  ])("%j is read", (path, route) => expect(read(path, isGame)).toEqual(route));

  it.each(["k3v9", "a/b", "?#%", "ü", " "])("an address with %j in it is read as it was written", (id) => {
    expect(read(addressOf.table(id), isGame)).toEqual({ page: "table", id });
    expect(read(addressOf.replay(id), isGame)).toEqual({ page: "replay", id });
    for (const page of ["join", "seat"] as const) {
      const { pathname, hash } = new URL(addressOf[page](id, "c0de"), "http://queendom");
      expect(pathname).not.toContain("c0de");
      expect(read(pathname, isGame, hash)).toEqual({ page, id, code: "c0de" });
    }
    expect(read(addressOf.home, isGame)).toEqual({ page: "home" });
  });
});
