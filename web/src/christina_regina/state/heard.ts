/** How far each seat of a table has been told of daggers: numbers of events, kept in this browser, sent nowhere. */
import type { Shelf } from "../../state/settings.svelte";

export class Heard {
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

  /** The number of the last attempt that a seat was told, or 0. */
  to(seat: number): number {
    const known = this.#to.get(seat);
    if (known !== undefined) return known;
    let kept = 0;
    try {
      kept = Number(this.#shelf?.getItem(this.#key(seat)) ?? 0);
    } catch {
      // Told once more is better than never.
    }
    const to = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
    this.#to.set(seat, to);
    return to;
  }

  hear(seat: number, number: number): void {
    if (number <= this.to(seat)) return;
    this.#to.set(seat, number);
    try {
      this.#shelf?.setItem(this.#key(seat), String(number));
    } catch {
      // Lasts as long as the page.
    }
  }
}
