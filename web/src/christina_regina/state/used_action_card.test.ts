import { describe, expect, it } from "vitest";
import type { Numbered } from "../../state/table.svelte";
import type { ChristinaReginaPosition, LogEvent } from "../../wire";
import { RECORDED_GAMES, moveBy, stepsIn } from "../testing";
import { usedActionCard } from "./used_action_card";

const numbered = (events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));
const agitate = moveBy(1, { kind: "agitate", stack: "gold" });

describe("what an action card was played as", () => {
  it("is told by the log", () => {
    const log: LogEvent[] = [
      moveBy(0, { kind: "draw", from: "gold", bury: "copper" }),
      agitate,
      moveBy(2, { kind: "persuade", card: "gold-red", stack: "gold" }),
      moveBy(0, { kind: "assassinate", victim: 1, number: 1 }),
    ];
    expect([0, 1, 2].map((seat) => usedActionCard(numbered(log), seat))).toEqual([null, "agitate", "persuade"]);
    expect(usedActionCard([], 1)).toBeNull();
  });

  it("is what stands: a turn that was taken back is not", () => {
    const other = moveBy(1, { kind: "manipulate", stacks: ["copper", "gold"] });
    expect(usedActionCard(numbered([agitate, { type: "take-back", seat: 1, to: 0 }]), 1)).toBeNull();
    expect(usedActionCard(numbered([agitate, { type: "take-back", seat: 1, to: 0 }, other]), 1)).toBe("manipulate");
  });

  it.each(RECORDED_GAMES)("in the game %s it is known of everybody whose card is spent, and of nobody else", (game) => {
    const { steps } = stepsIn(game, null);
    const log = numbered(steps.flatMap(({ events }) => events));
    const { actions } = steps.at(-1)!.position as ChristinaReginaPosition;
    expect(actions.map((_, seat) => usedActionCard(log, seat) === null)).toEqual(actions);
  });
});
