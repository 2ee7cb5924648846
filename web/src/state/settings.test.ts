import { describe, expect, it } from "vitest";
import { Settings, type Shelf } from "./settings.svelte";

const NAMES = [
  "language",
  "theme",
  "look",
  "speed",
  "confirm",
  "sounds",
  "haptics",
  "notices",
  "name",
  "levels",
  "opponents",
  "quick",
  "putAway",
  "veiled",
] as const;
const all = (settings: Settings) => Object.fromEntries(NAMES.map((name) => [name, settings.get(name)]));
const standard = all(new Settings(null));

function shelfWith(kept: string | null): Shelf & { kept: string | null } {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_key, value) {
      this.kept = value;
    },
  };
}

describe("settings", () => {
  it("are there again on the next visit", () => {
    const shelf = shelfWith(null);
    const settings = new Settings(shelf);
    settings.set("language", "hu");
    settings.set("speed", "quick");
    settings.set("confirm", false);
    settings.set("levels", { "winter-queen": "adept" });
    settings.set("putAway", ["t"]);
    const chosen = { language: "hu", speed: "quick", confirm: false, putAway: ["t"] };
    expect(all(new Settings(shelf))).toEqual({ ...standard, ...chosen, levels: { "winter-queen": "adept" } });
  });

  it.each(["", "null", "[]", "7", '"night"', "{", "undefined", "[1, 2]", '{"__proto__": {"sounds": 1}}'])(
    "are the standard ones when %j lies on the shelf",
    (rubbish) => expect(all(new Settings(shelfWith(rubbish)))).toEqual(standard),
  );

  it("take what is understood and leave the rest, each by itself", () => {
    const kept = {
      language: "xx",
      theme: "light",
      look: 3,
      speed: ["quick"],
      confirm: "false",
      sound: true,
      sounds: false,
      haptics: 1,
      notices: null,
      name: "x".repeat(41),
      levels: { "winter-queen": 3 },
      opponents: { "winter-queen": 0 },
      quick: ["t"],
      putAway: { t: true },
      more: "of a later version",
    };
    expect(all(new Settings(shelfWith(JSON.stringify(kept))))).toEqual({ ...standard, theme: "light", sounds: false });
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
    const settings = new Settings(forbidden);
    expect(all(settings)).toEqual(standard);
    settings.set("theme", "dark");
    expect(settings.get("theme")).toBe("dark");
  });

  it("one page's choices are not another's standard", () => {
    new Settings(null).set("name", "Ada");
    expect(new Settings(null).get("name")).toBe("");
  });
});
