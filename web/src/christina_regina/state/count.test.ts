import { expect, test } from "vitest";
import { Count } from "./count.svelte";

/** Time that passes when it is told to. */
class Hours {
  waiting: { ms: number; then: () => void }[] = [];
  after(ms: number, then: () => void): () => void {
    const one = { ms, then };
    this.waiting.push(one);
    return () => void (this.waiting = this.waiting.filter((other) => other !== one));
  }
  pass(): number {
    const next = this.waiting.shift()!;
    next.then();
    return next.ms;
  }
}

const stateOf = (count: Count): [number, number | null, boolean] => [count.open, count.counting, count.isWhole];

test("colours, then stack by stack, then the whole", () => {
  const hours = new Hours();
  const count = new Count([2, 0, 5]);
  count.run(hours, 1);
  const seen = [stateOf(count)];
  const took: number[] = [];
  while (hours.waiting.length) {
    took.push(hours.pass());
    seen.push(stateOf(count));
  }
  expect(seen).toEqual([
    [0, null, false],
    [1, 0, false],
    [2, 1, false],
    [3, 2, false],
    [3, null, true],
  ]);
  // A higher stack takes longer, an empty one takes time as well.
  expect(took[3]! > took[1]! && took[1]! > took[2]! && took[2]! > 0).toBe(true);
});

test("as fast as everything else", () => {
  const hours = new Hours();
  new Count([1, 1, 1]).run(hours, 0.5);
  const slow = new Hours();
  new Count([1, 1, 1]).run(slow, 1);
  expect(hours.pass() * 2).toBe(slow.pass());
});

test("everything at once, and nothing comes after it", () => {
  const hours = new Hours();
  const count = new Count([1, 1, 1]);
  count.run(hours, 1);
  hours.pass();
  count.finish();
  expect(stateOf(count)).toEqual([3, null, true]);
  expect(hours.waiting).toEqual([]);
});

test("whoever goes away hears nothing more", () => {
  const hours = new Hours();
  const count = new Count([1]);
  count.run(hours, 1);
  count.stop();
  expect(hours.waiting).toEqual([]);
  expect(count.isWhole).toBe(false);
});
