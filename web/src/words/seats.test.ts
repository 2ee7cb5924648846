import { describe, expect, it } from "vitest";
import { shortened } from "./seats";

describe("a name where there is little room", () => {
  it.each([
    ["Fox 3", 10, "Fox 3"],
    ["Hölgymenyét 1", 10, "Hölgyme… 1"],
    ["Hölgymenyét 12", 10, "Hölgym… 12"],
    ["Snowy Owl 2", 8, "Snowy… 2"],
    ["Cleopatra the Great", 8, "Cleopatra the Great"],
    ["A 1", 1, "A 1"],
    ["Owl 1", 2, "O… 1"],
  ])("%s in %i is %s", (name, most, short) => expect(shortened(name, most)).toBe(short));
});
