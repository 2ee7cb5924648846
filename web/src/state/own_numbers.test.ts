import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { OwnNumbers } from "./own_numbers";

/** What a browser keeps: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  constructor() {
    const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false });
    Object.defineProperties(this, {
      getItem: hidden((key: string) => this[key] ?? null),
      setItem: hidden((key: string, value: string) => (this[key] = value)),
      removeItem: hidden((key: string) => delete this[key]),
    });
  }
}
const storage = (): Storage => new FakeStorage() as unknown as Storage;
const hashOf = (number: string): string => createHash("sha256").update(Buffer.from(number, "hex")).digest("hex");

describe("this device's numbers", () => {
  it("are random, of 32 bytes, and kept under their hash", () => {
    const numbers = new OwnNumbers(storage());
    const promises = [numbers.promise(), numbers.promise()];
    expect(new Set(promises).size).toBe(2);
    for (const promise of promises) expect(hashOf(numbers.number(promise)!)).toBe(promise);
    for (const none of [null, undefined, "0".repeat(64)]) expect(numbers.number(none)).toBeNull();
  });

  it("outlive a reload, and are those of all tabs", () => {
    const shelf = storage();
    const one = new OwnNumbers(shelf);
    const other = new OwnNumbers(shelf);
    const [mine, yours] = [one.promise(), other.promise()];
    expect(other.number(mine)).toBe(one.number(mine));
    expect(one.number(yours)).toBe(other.number(yours));
    expect(new OwnNumbers(shelf).number(mine)).toBe(one.number(mine));
  });

  it("last as long as the page where nothing can be kept", () => {
    const forbidden = {
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("no");
      },
    } as unknown as Storage;
    for (const shelf of [null, forbidden]) {
      const numbers = new OwnNumbers(shelf);
      expect(hashOf(numbers.number(numbers.promise())!)).toHaveLength(64);
    }
  });

  it("remember what the server had promised when they were sent, the first time", () => {
    const numbers = new OwnNumbers(storage());
    const promise = numbers.promise();
    expect(numbers.commitmentBefore(promise)).toBeNull();
    numbers.sent(promise, "first");
    numbers.sent(promise, "later");
    expect([numbers.commitmentBefore(promise), numbers.commitmentBefore("other")]).toEqual(["first", null]);
  });

  it("are forgotten after two months, with what is broken; nothing else is touched", () => {
    const shelf = storage();
    let now = 0;
    const numbers = new OwnNumbers(shelf, () => now);
    const old = numbers.promise();
    shelf.setItem("queendom", "{}");
    shelf.setItem("queendom-number-broken", "{");
    now = 59 * 86_400_000;
    const young = numbers.promise();
    expect(Object.keys(shelf).toSorted()).toEqual(
      ["queendom", `queendom-number-${old}`, `queendom-number-${young}`].toSorted(),
    );
    now = 61 * 86_400_000;
    numbers.promise();
    expect(shelf.getItem(`queendom-number-${old}`)).toBeNull();
    expect(shelf.getItem(`queendom-number-${young}`)).not.toBeNull();
  });
});
