/**
 * The end of a game at court, in its order: who served whom, then stack by stack what each is worth, then who has won.
 * Nothing of a later part is told before it is there.
 */
import type { Clock } from "../../state/connection.svelte";

/** How long colours are looked at, a stack's rows are awaited, and a counted stack stays alone; at normal speed. */
const COLOURS = 2600;
const ROW = 450;
const STACK = 1100;

export class Count {
  /** 0: colours only; then the number of the stack that is being counted; past the last one everything is told. */
  #step = $state(0);
  #rows: readonly number[];
  #cancel: (() => void) | null = null;

  /** `rows`: how many cards lie in each stack. */
  constructor(rows: readonly number[]) {
    this.#rows = rows;
  }

  /** How many stacks are open. */
  get open(): number {
    return Math.min(this.#step, this.#rows.length);
  }

  /** The place of the stack that is being counted. */
  get counting(): number | null {
    return this.#step === 0 || this.isWhole ? null : this.#step - 1;
  }

  get isWhole(): boolean {
    return this.#step > this.#rows.length;
  }

  run(clock: Clock, pace: number): void {
    const ms = this.#step === 0 ? COLOURS : STACK + ROW * (this.#rows[this.#step - 1] ?? 0);
    this.#cancel = clock.after(ms * pace, () => {
      this.#step += 1;
      if (!this.isWhole) this.run(clock, pace);
    });
  }

  /** Everything at once. */
  finish(): void {
    this.stop();
    this.#step = this.#rows.length + 1;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
