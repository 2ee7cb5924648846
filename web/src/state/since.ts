/** What others did since one's last turn: it stays marked on the table until one acts. */
import type { LogEvent } from "../wire";
import { lastMoveOf, standing, type Numbered } from "./table.svelte";

export type MoveEvent = Extract<LogEvent, { type: "move" }>;

export interface Turn {
  number: number;
  event: MoveEvent;
}

/**
 * The turns of others since the last one of a seat, in their order; for those who watch, since the last one of whoever
 * is to act. Only those before `until`: what is being shown just now is not past.
 */
export function othersSince(
  log: readonly Numbered[],
  seat: number | null,
  toAct: number | null,
  until = Infinity,
): Turn[] {
  const whose = seat ?? toAct;
  if (whose === null) return [];
  const since = lastMoveOf(log, whose);
  return standing(log).flatMap(({ number, event }) =>
    event.type === "move" && event.seat !== whose && number > since && number < until ? [{ number, event }] : [],
  );
}
