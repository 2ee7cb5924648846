import { describe, expect, it } from "vitest";
import { othersSince } from "../../state/since";
import type { Numbered } from "../../state/table.svelte";
import type { ChristinaReginaAction, LogEvent } from "../../wire";
import { marksOf, type Marks } from "./marks";

const log = (...events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const marks = (all: Numbered[]): Marks => marksOf(all, othersSince(all, 0, 0));
const move = (seat: number, action: ChristinaReginaAction): LogEvent => ({ type: "move", seat, action });
const deal = {
  type: "deal",
  open: {
    copper: ["copper-red", "copper-none"],
    silver: ["silver-blue", "silver-green"],
    gold: ["gold-none", "gold-black"],
  },
  factions: [null, null, null],
} as LogEvent;

describe("marks at court", () => {
  it("tell which card was drawn where, and who buried one in which stack", () => {
    const found = marks(
      log(
        deal,
        move(1, { kind: "draw", from: "copper", bury: "silver" }),
        move(2, { kind: "draw", from: "gold", bury: "silver" }),
      ),
    );
    expect([...found.influence]).toEqual([["copper-red", { seat: 1, kind: "drawn" }]]);
    expect([...found.discards]).toEqual([["gold-none", [{ seat: 2, kind: "drawn" }]]]);
    expect([...found.buried]).toEqual([["silver", [1, 2]]]);
  });

  it("tell what was swapped, discarded and brought back, until another card lies there", () => {
    const swapped = log(deal, move(1, { kind: "manipulate", stacks: ["copper", "gold"] }));
    expect([...marks(swapped).tops]).toEqual([
      ["copper", { seat: 1, kind: "swapped" }],
      ["gold", { seat: 1, kind: "swapped" }],
    ]);
    const discarded = [...swapped, { number: 3, event: move(2, { kind: "agitate", stack: "copper" }) }];
    expect([...marks(discarded).tops.keys()]).toEqual(["gold"]);
    expect([...marks(discarded).discards]).toEqual([["gold-none", [{ seat: 2, kind: "discarded" }]]]);
    const back = [
      ...discarded,
      { number: 4, event: move(1, { kind: "persuade", card: "gold-none", stack: "silver" }) },
    ];
    expect(marks(back).tops.get("silver")).toEqual({ seat: 1, kind: "back" });
    expect(marks(back).discards.get("gold-none")).toEqual([]);
  });

  it("tell of attempts, and of nothing once one has acted", () => {
    const attempt: LogEvent = { type: "attempt", assassin: 1, victim: 2, number: 3, success: false };
    const struck = log(deal, move(1, { kind: "assassinate", victim: 2, number: 3 }), attempt);
    expect(marks(struck).attempts).toEqual([attempt]);
    const acted = [...struck, { number: 4, event: move(0, { kind: "pass" }) }];
    expect(marks(acted).attempts).toEqual([]);
  });
});
