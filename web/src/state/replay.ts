/**
 * A replay as a session hears it: one view for any moment, and the events from one moment to the next. Nothing here
 * knows rules: positions are the server's.
 */
import type {
  Events,
  Eyes,
  LogEvent,
  Position,
  Replay,
  ReplaySeat,
  ReplayStep,
  SeatInfo,
  TableInfo,
  View,
} from "../wire";

/** What a record does not tell, but the table of the game may. */
export interface Beside {
  id: string;
  commitment: string;
  seed: string | null;
}

export const ALONE: Beside = { id: "replay", commitment: "", seed: null };

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
function seatInfo(seat: ReplaySeat): SeatInfo {
  return {
    name: seat.name,
    kind: seat.bot === null ? "person" : "bot",
    bot: seat.bot,
    away: false,
    yours: false,
    here: true,
  };
}

export function infoAt(replay: Replay, k: number, beside: Beside = ALONE): TableInfo {
  const step = stepAt(replay, k);
  const isOver = isOverAt(replay, k);
  return {
    id: beside.id,
    game: replay.game,
    edition: replay.edition,
    edition_version: replay.edition_version,
    options: replay.options,
    stage: isOver ? "over" : "running",
    seats: replay.seats.map(seatInfo),
    first: replay.first,
    to_act: step.to_act,
    number: numberOf(step),
    commitment: beside.commitment,
    seed: beside.seed,
    invitation: null,
    host: false,
    rematch: null,
    rematch_of: null,
    hints: false,
    result: isOver ? replay.result : null,
  };
}

/** Whoever looks at everything sees everybody's points too. */
export function shownAt(replay: Replay, k: number, eyes: Eyes): Position {
  const { position } = stepAt(replay, k);
  return eyes === "all" && position.game === "winter-queen"
    ? { ...position, options: { ...position.options, scores: "open" } }
    : position;
}

/** Everything up to a moment: what a session hears after a jump. */
export function viewAt(replay: Replay, k: number, eyes: Eyes, beside: Beside = ALONE): View {
  const events: LogEvent[] = replay.steps.slice(0, k + 1).flatMap((step) => step.events);
  return {
    type: "view",
    id: null,
    seat: seatOfEyes(eyes),
    number: numberOf(stepAt(replay, k)),
    table: infoAt(replay, k, beside),
    first_number: 1,
    events,
    position: shownAt(replay, k, eyes),
    legal: null,
    take_back: null,
    reckoning: isOverAt(replay, k) ? replay.reckoning : null,
    pages: null,
  };
}

/** From the moment before to this one: what a session hears while it plays. */
export function eventsAt(replay: Replay, k: number, eyes: Eyes, beside: Beside = ALONE): Events {
  const step = stepAt(replay, k);
  return {
    type: "events",
    first_number: step.first_number,
    number: numberOf(step),
    events: step.events,
    to_act: step.to_act,
    position: shownAt(replay, k, eyes),
    legal: null,
    take_back: null,
    table: infoAt(replay, k, beside),
  };
}
