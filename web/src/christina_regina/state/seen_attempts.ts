/** Up to which event each seat of a table has seen attempts: kept in this browser, sent nowhere. */
import type { Shelf } from "../../state/settings.svelte";

export class SeenAttempts {
  #shelf: Shelf | null;
  #table: string;
  #to = new Map<number, number>();

  constructor(shelf: Shelf | null, table: string) {
    this.#shelf = shelf;
    this.#table = table;
  }

  #key(seat: number): string {
    return `queendom-heard/${this.#table}/${seat}`;
  }

  /** The number of the last attempt that a seat has seen, or 0. */
  to(seat: number): number {
    const known = this.#to.get(seat);
    if (known !== undefined) return known;
    let kept = 0;
    try {
      kept = Number(this.#shelf?.getItem(this.#key(seat)) ?? 0);
    } catch {
      // Shown once more is better than never.
    }
    const to = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
    this.#to.set(seat, to);
    return to;
  }

  /** A seat has seen the attempt with this number. */
  add(seat: number, number: number): void {
    if (number <= this.to(seat)) return;
    this.#to.set(seat, number);
    try {
      this.#shelf?.setItem(this.#key(seat), String(number));
    } catch {
      // Lasts as long as the page.
    }
  }
}
