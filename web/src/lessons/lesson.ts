/**
 * A guided first game: its steps, each from a position on, with what is played there by oneself (seat 0) and by bots. What a
 * move brings is told beforehand, chance included, so that the next step follows from it. No rules here:
 * tests/server/test_lessons.py plays every move and compares.
 */
import type {
  Action,
  ChristinaReginaPosition,
  GameName,
  LogEvent,
  Position,
  Reckoning,
  Result,
  TableInfo,
} from "../wire";

export interface LessonMove {
  seat: number;
  action: Action;
  /** With it the rules draw what `events` tell. */
  seed: number;
  events: LogEvent[];
  next: Position;
  /** With the last move of a game. */
  result?: Result;
  reckoning?: Reckoning;
}

export interface LessonStep {
  id: string;
  /** Left out where it goes on from the step before. */
  position?: Position;
  moves: LessonMove[];
}

export interface Lesson {
  game: GameName;
  /** The bot of each seat; null for oneself. */
  seats: (string | null)[];
  steps: LessonStep[];
}

/** Oneself. */
export const ME = 0;

/** Where a step begins; past the last one, where everything ended. */
export function startOf(lesson: Lesson, step: number): Position {
  for (let k = Math.min(step, lesson.steps.length - 1); k >= 0; k--) {
    const { position, moves } = lesson.steps[k]!;
    if (k < step && moves.length) return moves.at(-1)!.next;
    if (position) return position;
  }
  throw new Error("a lesson without a position");
}

/** What stands in the log before moves from a position are: without it nobody knows which cards they took. */
const opening = (position: Position, seats: Lesson["seats"]): LogEvent => ({
  type: "table",
  game: position.game,
  rules: 1,
  edition: position.edition,
  edition_version: position.edition_version,
  options: position.options,
  first: position.first,
  seats: seats.map((bot) => (bot === null ? {} : { bot })),
  commitment: "",
  position,
});

/** What the log tells when a step begins. A position on the way is a jump to later in the game. */
export const toldBefore = (lesson: Lesson, step: number): LogEvent[] =>
  lesson.steps
    .slice(0, step + 1)
    .flatMap(({ position, moves }, k) => [
      ...(position ? [opening(seen(position), lesson.seats)] : []),
      ...(k < step ? moves.flatMap(({ events }) => events) : []),
    ]);

export const lastMove = (lesson: Lesson): LessonMove => lesson.steps.at(-1)!.moves.at(-1)!;

/** What oneself may know of a position: the lesson holds it whole, because the server wants it so. */
export function seen(position: Position): Position {
  if (position.game !== "christina-regina" || position.ending !== null) return position;
  const known = (seat: number): boolean =>
    seat === ME || position.attempts.some(({ assassin, victim }) => assassin === ME && victim === seat);
  return {
    ...position,
    factions: position.factions.map((colour, seat) => (known(seat) ? colour : null)),
    attempts: position.attempts.map((one) =>
      one.assassin === ME || one.victim === ME ? one : { ...one, colour: null },
    ),
  } satisfies ChristinaReginaPosition;
}

/** Whether somebody plays what a step asks for. */
export function isSame(asked: Action, played: unknown): boolean {
  if (typeof played !== "object" || played === null) return false;
  const given = played as Record<string, unknown>;
  return Object.entries(asked).every(([part, value]) => JSON.stringify(given[part]) === JSON.stringify(value));
}

/** The table at which a lesson is played. */
export function tableOf(lesson: Lesson, you: string, position: Position, number: number): TableInfo {
  const isOver = position.to_act === null;
  return {
    id: `lesson-${lesson.game}`,
    game: lesson.game,
    edition: position.edition,
    edition_version: position.edition_version,
    options: position.options,
    stage: isOver ? "over" : "running",
    seats: lesson.seats.map((bot) => ({
      name: bot ?? you,
      kind: bot === null ? "person" : "bot",
      bot,
      away: false,
      yours: bot === null,
      here: true,
    })),
    first: position.first,
    to_act: position.to_act,
    number,
    commitment: "",
    seed: null,
    invitation: null,
    host: false,
    rematch: null,
    rematch_of: null,
    hints: false,
    result: isOver ? (lastMove(lesson).result ?? null) : null,
  };
}
