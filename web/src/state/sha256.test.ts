import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing";
import { fromHex, hmacSha256, joined, sha256, toHex } from "./sha256";

const random = randomFrom(1);
const some = (length: number): Uint8Array => Uint8Array.from({ length }, () => Math.floor(random() * 256));

describe("hashes", () => {
  it("are those of another implementation, for messages of every length up to three blocks", () => {
    for (let length = 0; length < 200; length++) {
      const message = some(length);
      expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  it("with a key are too, also with a long one", () => {
    for (const [key, message] of [
      [32, 64],
      [64, 0],
      [65, 32],
      [200, 300],
    ] as const) {
      const [one, other] = [some(key), some(message)];
      expect(toHex(hmacSha256(one, other))).toBe(createHmac("sha256", one).update(other).digest("hex"));
    }
  });

  it("are written and read as hex digits", () => {
    expect(toHex(Uint8Array.of(0, 10, 255))).toBe("000aff");
    expect(fromHex("000aff")).toEqual(Uint8Array.of(0, 10, 255));
    expect(joined(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3));
  });
});
