import { expect, it } from "vitest";
import { OUT_OF_REACH } from "../state/api";
import { errorPageOfRefusal, errorPageFor } from "./error_pages";

it("a server out of reach is waited for, whichever way one learned of it", () => {
  expect(errorPageFor(OUT_OF_REACH)).toEqual(errorPageFor("lost-server"));
  expect(errorPageFor(OUT_OF_REACH).waits).toBe(true);
});

it("who cannot sit down can watch", () => {
  for (const refusal of ["invitation-wrong", "no-open-seat", "link-wrong"]) {
    expect(errorPageFor(errorPageOfRefusal(refusal)).steps).toContain("watch");
  }
});

it("a refusal without a page of its own is told in its own words, and can be tried again", () => {
  const { title, about, steps } = errorPageFor(errorPageOfRefusal("store-failed"));
  expect([title, about]).toEqual(["lost-otherwise", "store-failed"]);
  expect(steps).toContain("again");
});
