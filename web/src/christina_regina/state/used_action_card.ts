/** What somebody's action card was played as: the log tells it; a bare position does not. */
import { standing, type Numbered } from "../../state/table.svelte";

const KINDS = ["agitate", "manipulate", "persuade"] as const;
export type CardUse = (typeof KINDS)[number];

export function usedActionCard(log: readonly Numbered[], seat: number): CardUse | null {
  for (const { event } of standing(log)) {
    if (event.type !== "move" || event.seat !== seat) continue;
    const found = KINDS.find((kind) => kind === event.action.kind);
    if (found) return found;
  }
  return null;
}
