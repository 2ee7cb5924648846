import { describe, expect, it } from "vitest";
import { positionOf } from "../testing";
import { winterQueen } from "../winter_queen/game";
import { lookAt } from "./position";
import { packed, unpacked } from "./link";
import { seatsFrom } from "./open_from_position";

describe("a position in a link", () => {
  it("comes out as it went in, also with letters of every alphabet", async () => {
    for (const position of [positionOf(), { game: "winter-queen", edition: "й ő 🜂" } as const, {}]) {
      expect(await unpacked(await packed(position))).toEqual(position);
    }
  });

  it("is short, and nothing in it has to be escaped in an address", async () => {
    const data = await packed(positionOf());
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(data.length).toBeLessThan(JSON.stringify(positionOf()).length * 0.7);
  });

  it.each(["", "x", "????", "AAAA", "%20", "eJw", "й"])("%j is broken", async (data) => {
    expect(await unpacked(data)).toBeNull();
  });

  it("is broken when it was cut off or a letter has changed", async () => {
    const data = await packed(positionOf());
    for (const length of [1, 10, data.length >> 1, data.length - 6]) {
      expect(await unpacked(data.slice(0, length))).toBeNull();
    }
    const k = data.length >> 1;
    expect(await unpacked(data.slice(0, k) + (data[k] === "A" ? "B" : "A") + data.slice(k + 1))).toBeNull();
  });

  it("is no position if it is no object, or endless", async () => {
    for (const other of [[], 3, "text", null]) expect(await unpacked(await packed(other as never))).toBeNull();
    // As small as it is packed, so large it would be.
    expect(await unpacked(await packed({ edition: "a".repeat(60_000) }))).not.toBeNull();
    await expect(bomb()).resolves.toBeNull();
  });
});

async function bomb(): Promise<unknown> {
  const zeros = new Blob([`{"edition":"${"0".repeat(2_000_000)}"}`])
    .stream()
    .pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(zeros).arrayBuffer());
  return unpacked(btoa(String.fromCharCode(...bytes)));
}

describe("a position on the page", () => {
  const shared = { position: positionOf({ players: 3, to_act: 2 }), preview: null, events: null, next: null };

  it("is seen from the seat to act, which may try its turn", () => {
    const view = lookAt(
      { ...shared, to_act: 2, legal: null, result: null, tally: null, reckoning: null },
      winterQueen,
      (seat) => `P${seat}`,
    );
    expect(view).toMatchObject({ seat: 2, number: 0, events: [], table: { stage: "running", to_act: 2 } });
    expect(view.table.seats.map(({ name, yours }) => [name, yours])).toEqual([
      ["P0", false],
      ["P1", false],
      ["P2", false],
    ]);
  });

  it("is played by this device at the seat it wants, by bots elsewhere", () => {
    expect(seatsFrom(shared.position, 1, "  Ada ")).toEqual([
      { kind: "bot", bot: "novice" },
      { kind: "here", name: "Ada" },
      { kind: "bot", bot: "novice" },
    ]);
  });
});
