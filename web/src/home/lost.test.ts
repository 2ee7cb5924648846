import { expect, it } from "vitest";
import { OUT_OF_REACH } from "../state/api";
import { lostFor, lostWords } from "./lost";

it("a server out of reach is waited for, whichever way one learned of it", () => {
  expect(lostWords(OUT_OF_REACH)).toEqual(lostWords("lost-server"));
  expect(lostWords(OUT_OF_REACH).waits).toBe(true);
});

it("who cannot sit down can watch", () => {
  for (const refusal of ["invitation-wrong", "no-open-seat", "link-wrong"]) {
    expect(lostWords(lostFor(refusal)).steps).toContain("watch");
  }
});

it("a refusal without a page of its own is told in its own words, and can be tried again", () => {
  const { title, about, steps } = lostWords(lostFor("store-failed"));
  expect([title, about]).toEqual(["lost-otherwise", "store-failed"]);
  expect(steps).toContain("again");
});
