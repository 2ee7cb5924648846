/** What somebody's action card was played as: the log tells it; a bare position does not. */
import { standing, type Numbered } from "../../state/table.svelte";

const KINDS = ["agitate", "manipulate", "persuade"] as const;
export type Played = (typeof KINDS)[number];

export function playedBy(log: readonly Numbered[], seat: number): Played | null {
  for (const { event } of standing(log)) {
    if (event.type !== "move" || event.seat !== seat) continue;
    const found = KINDS.find((kind) => kind === event.action.kind);
    if (found) return found;
  }
  return null;
}
