/**
 * A guided first game: its steps, each from a position on, with what is played there by oneself (seat 0) and by bots. What a
 * move brings is told beforehand, chance included, so that the next step follows from it. No rules here:
 * tests/server/test_lessons.py plays every move and compares.
 */
import type { Action, GameName, LogEvent, Position, Reckoning, Result, TableInfo, Tally } from "../wire";
import { offlineSeat, offlineTable } from "./offline";

export interface LessonMove {
  seat: number;
  action: Action;
  /** With it the rules draw what `events` tell. */
  seed: number;
  events: LogEvent[];
  next: Position;
  /** With the last move of a game. */
  result?: Result;
  tally?: Tally;
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

/** What a lesson says at a step, and what it points at besides the turn to make. */
export interface LessonPart {
  /** When the step begins. */
  say: string;
  /** While its turn is made, by the draft's stage. */
  stages?: Record<string, string>;
  done?: string;
  /** What one does at a step that has no turn of one's own; the game tells when it is done. */
  deed?: string;
  /** Selectors of what is pointed at while the deed is awaited, and when the step is done: the first that is there. */
  highlights?: string[];
  doneHighlights?: string[];
}

/** A lesson with its words: by the id of each step, and `end` for the closing words. */
export interface LessonScript {
  lesson: Lesson;
  parts: Readonly<Record<string, LessonPart>>;
  /** What oneself may know of a position, in a game with secrets: a lesson holds it whole, as the server wants it. */
  seen?: (position: Position) => Position;
}

/** Oneself. */
export const ME = 0;

/** Buttons of every game's table that a lesson points at. */
export const CONFIRM = '[data-testid="confirm"]';
export const BACK = '[data-testid="back"]';

export const lessonId = (game: GameName): string => `lesson-${game}`;

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

/** The log when a step begins. A position on the way is a jump to later in the game. */
export const logBefore = ({ lesson, seen = (position) => position }: LessonScript, step: number): LogEvent[] =>
  lesson.steps
    .slice(0, step + 1)
    .flatMap(({ position, moves }, k) => [
      ...(position ? [opening(seen(position), lesson.seats)] : []),
      ...(k < step ? moves.flatMap(({ events }) => events) : []),
    ]);

export const lastMove = (lesson: Lesson): LessonMove => lesson.steps.at(-1)!.moves.at(-1)!;

/** Whether somebody plays what a step asks for. */
export function isSame(asked: Action, played: unknown): boolean {
  if (typeof played !== "object" || played === null) return false;
  const given = played as Record<string, unknown>;
  return Object.entries(asked).every(([part, value]) => JSON.stringify(given[part]) === JSON.stringify(value));
}

/** The table at which a lesson is played. */
export const tableOf = (lesson: Lesson, you: string, position: Position, number: number): TableInfo =>
  offlineTable(position, {
    id: lessonId(lesson.game),
    seats: lesson.seats.map((bot) => offlineSeat(bot ?? you, bot, bot === null)),
    to_act: position.to_act,
    number,
    result: position.to_act === null ? (lastMove(lesson).result ?? null) : null,
    tally: position.to_act === null ? (lastMove(lesson).tally ?? null) : null,
  });
