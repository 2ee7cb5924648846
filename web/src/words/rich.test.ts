import { describe, expect, it } from "vitest";
import { piece, plain, segments } from "./rich";

describe("a sentence with pieces", () => {
  it("is its pieces and the text between them, in order", () => {
    const sentence = `${piece("name", "0", "Ada")}: ${piece("crystal", "red", "red crystal")} on ${piece("space", "b3", "b3")}.`;
    expect(segments(sentence)).toEqual([
      { kind: "name", value: "0", text: "Ada" },
      { kind: "text", text: ": " },
      { kind: "crystal", value: "red", text: "red crystal" },
      { kind: "text", text: " on " },
      { kind: "space", value: "b3", text: "b3" },
      { kind: "text", text: "." },
    ]);
    expect(plain(sentence)).toBe("Ada: red crystal on b3.");
  });

  it("may have none, or nothing in it", () => {
    expect(segments("The game is over: | a:b")).toEqual([{ kind: "text", text: "The game is over: | a:b" }]);
    expect(segments("")).toEqual([]);
    expect(plain("")).toBe("");
  });

  it("may be pieces only, side by side", () => {
    const two = piece("crystal", "red", "red") + piece("crystal", "blue", "blue");
    expect(segments(two).map(({ text }) => text)).toEqual(["red", "blue"]);
    expect(plain(piece("effect", "", ""))).toBe("");
  });

  it("a sentence with pieces inside a piece leaves its words", () => {
    const inner = `the page ${piece("effect", "", "Rose")} of ${piece("name", "1", "Kaja")}`;
    const outer = `See ${piece("strong", "x", inner)}!`;
    expect(segments(outer)).toEqual([
      { kind: "text", text: "See " },
      { kind: "strong", value: "x", text: "the page Rose of Kaja" },
      { kind: "text", text: "!" },
    ]);
    expect(plain(outer)).toBe("See the page Rose of Kaja!");
  });

  it.each(["A|B", "a:b", ":|", "Ada\uE000", "\uE001Ada", "\uE000crystal:red|x", "\uE000name:9|Queen\uE001"])(
    "the name %j is one piece, whatever is in it",
    (name) => {
      const found = segments(`${piece("name", "0", name)} wins`);
      expect(found).toHaveLength(2);
      expect(found[0]).toMatchObject({ kind: "name", value: "0" });
      expect(found[1]).toEqual({ kind: "text", text: " wins" });
      expect(JSON.stringify(found)).not.toMatch(/[\uE000\uE001]/);
    },
  );

  it("marks that stand alone are neither seen nor heard", () => {
    for (const stray of ["a\uE000b", "a\uE001b", "\uE000\uE001ab", "ab\uE001\uE001"]) expect(plain(stray)).toBe("ab");
  });

  it("what one hears is what one sees", () => {
    const sentence = `${piece("vp", "3", "3 VP")} for ${piece("county", "red", "the red county")}`;
    expect(plain(sentence)).toBe(segments(sentence).map(({ text }) => text).join("")); // prettier-ignore
    expect(plain(plain(sentence))).toBe(plain(sentence));
  });
});
