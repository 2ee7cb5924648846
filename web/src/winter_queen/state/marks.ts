/** Where it can be seen what others did since one's last turn: read from the log, so that it outlives a reload. */
import type { Turn } from "../../state/since";
import { standing, type Numbered } from "../../state/table.svelte";
import type { Colour, County } from "../../wire";
import { follow, memoryOf } from "./log_lines";

export interface Marks {
  /** Who put the crystal there, by space. */
  placed: ReadonlyMap<string, number>;
  /** Whose book sent a crystal back to the bag, by the space that it left; its colour, where the log tells it. */
  left: ReadonlyMap<string, { seat: number; colour: Colour | null }>;
  /** Who put the crystal there, by `book/page`. */
  filled: ReadonlyMap<string, number>;
  /** Who took a book from a county's pile, the last one last. */
  piles: ReadonlyMap<County, number[]>;
  /** Books that were taken. */
  taken: ReadonlyMap<string, number>;
  /** Books that were activated and are gone, by seat. */
  activated: ReadonlyMap<number, string[]>;
}

export function marksOf(log: readonly Numbered[], others: readonly Turn[]): Marks {
  const placed = new Map<string, number>();
  const left = new Map<string, { seat: number; colour: Colour | null }>();
  const filled = new Map<string, number>();
  const piles = new Map<County, number[]>();
  const taken = new Map<string, number>();
  const activated = new Map<number, string[]>();
  const numbers = new Set(others.map(({ number }) => number));
  const memory = memoryOf();
  for (const { number, event } of standing(log)) {
    const moved = follow(event, memory);
    if (event.type !== "move" || !numbers.has(number)) continue;
    const { seat, action } = event;
    if (action.kind === "place") {
      placed.set(action.space, seat);
      left.delete(action.space);
      if (action.take) piles.set(action.take, [...(piles.get(action.take) ?? []), seat]);
      if (moved.taken) taken.set(moved.taken, seat);
    } else if (action.kind === "fill") {
      filled.set(`${action.book}/${action.page}`, seat);
    } else if (action.kind === "activate") {
      activated.set(seat, [...(activated.get(seat) ?? []), action.book]);
      for (const page of [0, 1]) filled.delete(`${action.book}/${page}`);
      taken.delete(action.book);
      if (!action.return) continue;
      placed.delete(action.return);
      left.set(action.return, { seat, colour: moved.returned });
    }
  }
  return { placed, left, filled, piles, taken, activated };
}
