import { describe, expect, it } from "vitest";
import { PreparationWatch } from "./preparation.svelte";

function watchOf(...answers: ({ done: boolean; rules: number; bots: number } | "fails")[]) {
  let next: (() => void) | null = null;
  const ask = async () => {
    const answer = answers.shift()!;
    if (answer === "fails") throw new Error("gone");
    return answer;
  };
  const watch = new PreparationWatch(ask, (then) => (next = then));
  const turn = async () => {
    const then = next;
    next = null;
    then?.();
    await new Promise((after) => setTimeout(after));
    return then !== null;
  };
  return { watch, turn };
}

describe("the first start", () => {
  it("tells of the rules first, then of the bots, then of nothing", async () => {
    const { watch, turn } = watchOf(
      { done: false, rules: 0.4, bots: 0 },
      { done: false, rules: 1, bots: 0.2 },
      { done: true, rules: 1, bots: 1 },
    );
    await watch.start();
    expect(watch.now).toEqual({ part: "rules", share: 0.4 });
    await turn();
    expect(watch.now).toEqual({ part: "bots", share: 0.2 });
    await turn();
    expect(watch.now).toBeNull();
    expect(await turn()).toBe(false);
  });

  it("is asked for again when there was no answer", async () => {
    const { watch, turn } = watchOf("fails", { done: false, rules: 0.5, bots: 0 });
    await watch.start();
    expect(watch.now).toBeNull();
    await turn();
    expect(watch.now?.share).toBe(0.5);
  });
});
