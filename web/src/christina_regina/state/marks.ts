/** Where it can be seen at court what others did since one's last turn: read from the log, so that it outlives a reload. */
import type { Turn } from "../../state/since";
import { standing, type Numbered } from "../../state/table.svelte";
import type { Attempt, Card, Stack } from "../../wire";
import { follow, noTops } from "./tops";

/** How a card came to be where it lies. */
export interface Deed {
  seat: number;
  kind: "drawn" | "discarded" | "swapped" | "back";
}

export interface Marks {
  /** Cards that were drawn into the influence; each is there once. */
  influence: ReadonlyMap<Card, Deed>;
  /** What was discarded: of some cards there are several. */
  discards: ReadonlyMap<Card, Deed[]>;
  /** Stacks whose top card was put there. */
  tops: ReadonlyMap<Stack, Deed>;
  /** Who buried a card in a stack, the last one last. */
  buried: ReadonlyMap<Stack, number[]>;
  attempts: readonly Attempt[];
}

export function marksOf(log: readonly Numbered[], others: readonly Turn[]): Marks {
  const influence = new Map<Card, Deed>();
  const discards = new Map<Card, Deed[]>();
  const placed = new Map<Stack, Deed>();
  const buried = new Map<Stack, number[]>();
  const attempts: Attempt[] = [];
  const numbers = new Set(others.map(({ number }) => number));
  const tops = noTops();
  let isMarked = false;
  const discard = (card: Card, deed: Deed): void => void discards.set(card, [...(discards.get(card) ?? []), deed]);
  for (const { number, event } of standing(log)) {
    const moved = follow(event, tops);
    if (event.type === "move") isMarked = numbers.has(number);
    if (!isMarked) continue;
    if (event.type === "attempt") attempts.push(event);
    if (event.type !== "move") continue;
    const { seat, action } = event;
    switch (action.kind) {
      case "draw":
        placed.delete(action.from);
        placed.delete(action.bury);
        buried.set(action.bury, [...(buried.get(action.bury) ?? []), seat]);
        if (moved.drawn?.endsWith("none")) discard(moved.drawn, { seat, kind: "drawn" });
        else if (moved.drawn) influence.set(moved.drawn, { seat, kind: "drawn" });
        break;
      case "agitate":
        placed.delete(action.stack);
        if (moved.discarded) discard(moved.discarded, { seat, kind: "discarded" });
        break;
      case "manipulate":
        for (const stack of action.stacks) placed.set(stack, { seat, kind: "swapped" });
        break;
      case "persuade":
        placed.set(action.stack, { seat, kind: "back" });
        discards.set(action.card, (discards.get(action.card) ?? []).slice(1));
        break;
    }
  }
  return { influence, discards, tops: placed, buried, attempts };
}
