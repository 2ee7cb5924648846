/**
 * A replay as a session hears it: one view for any moment, and the events from one moment to the next. Nothing here
 * knows rules: positions are the server's.
 */
import type { Events, Eyes, Position, Replay, ReplayStep, TableInfo, View } from "../wire";
import { offlineEvents, offlineSeat, offlineTable, offlineView } from "./offline";

/** What a record does not tell. */
export interface Beside {
  /** What the table of the game tells, if it was played at one. */
  id: string;
  commitment: string;
  seed: string | null;
  /** A position as the game shows it to whoever may see everything. */
  uncovered: (position: Position) => Position;
}

/** The last moment; the first one, 0, is the start. */
export const lastOf = (replay: Replay): number => replay.steps.length - 1;

/** A moment that exists, next to the wanted one. */
export const momentOf = (replay: Replay, wanted: number): number =>
  Math.min(Math.max(Math.trunc(wanted) || 0, 0), lastOf(replay));

export const seatOfEyes = (eyes: Eyes): number | null => (eyes === "all" || eyes === "public" ? null : Number(eyes));

/** As whom one can look at a game. */
export const eyesOf = (replay: Replay): Eyes[] => ["all", "public", ...replay.seats.map((_, k) => String(k) as Eyes)];

export const isOverAt = (replay: Replay, k: number): boolean => replay.result !== null && k === lastOf(replay);

const isTurn = ({ events }: ReplayStep): boolean => events.some(({ type }) => type === "move");

/** How many turns had been played at a moment. Giving a game up is a moment of its own, and no turn. */
export const turnAt = (replay: Replay, k: number): number => replay.steps.slice(0, k + 1).filter(isTurn).length;

export const isGivenUpAt = (replay: Replay, k: number): boolean => isOverAt(replay, k) && !isTurn(stepAt(replay, k));

function stepAt(replay: Replay, k: number): ReplayStep {
  const step = replay.steps[k];
  if (!step) throw new RangeError(`no moment ${k}`);
  return step;
}

const numberOf = (step: ReplayStep): number => step.first_number + step.events.length - 1;

/** Nobody is away, and nobody is oneself: a replay is watched. */
export function infoAt(replay: Replay, k: number, { id, commitment, seed }: Omit<Beside, "uncovered">): TableInfo {
  const step = stepAt(replay, k);
  const isOver = isOverAt(replay, k);
  return offlineTable(replay, {
    id,
    stage: isOver ? "over" : "running",
    seats: replay.seats.map(({ name, bot, promise, number }) => ({ ...offlineSeat(name, bot), promise, number })),
    to_act: step.to_act,
    number: numberOf(step),
    commitment,
    seed,
    result: isOver ? replay.result : null,
    tally: isOver ? replay.tally : null,
  });
}

/** Whoever looks at everything sees everybody's points too. */
export function shownAt(replay: Replay, k: number, eyes: Eyes, { uncovered }: Pick<Beside, "uncovered">): Position {
  const { position } = stepAt(replay, k);
  return eyes === "all" ? uncovered(position) : position;
}

/** Everything up to a moment: what a session hears after a jump. */
export const viewAt = (replay: Replay, k: number, eyes: Eyes, beside: Beside): View =>
  offlineView({
    seat: seatOfEyes(eyes),
    table: infoAt(replay, k, beside),
    events: replay.steps.slice(0, k + 1).flatMap((step) => step.events),
    position: shownAt(replay, k, eyes, beside),
    reckoning: isOverAt(replay, k) ? replay.reckoning : null,
  });

/** From the moment before to this one: what a session hears while it plays. */
export function eventsAt(replay: Replay, k: number, eyes: Eyes, beside: Beside): Events {
  const { first_number, events, to_act } = stepAt(replay, k);
  const position = shownAt(replay, k, eyes, beside);
  return offlineEvents({ first_number, events, to_act, position, table: infoAt(replay, k, beside) });
}
