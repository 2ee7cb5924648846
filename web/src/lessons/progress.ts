/** How far somebody came in each lesson. Kept in this browser, sent nowhere. */
import type { Shelf } from "../state/settings.svelte";
import type { GameName } from "../wire";

const KEY = "queendom-lessons";

function all(shelf: Shelf | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? { ...kept } : {};
  } catch {
    // Broken, or written by something else: begin anew.
    return {};
  }
}

/** The step to go on with, of this many. Whoever came to the end begins anew. */
export function reached(shelf: Shelf | null, game: GameName, count: number): number {
  const step = all(shelf)[game];
  return typeof step === "number" && Number.isInteger(step) && step > 0 && step < count - 1 ? step : 0;
}

export function remember(shelf: Shelf | null, game: GameName, step: number): void {
  try {
    shelf?.setItem(KEY, JSON.stringify({ ...all(shelf), [game]: step }));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}
