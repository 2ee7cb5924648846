/** The lesson of Christina Regina. */
import type { GameLesson } from "../../frame/game_interface";
import type { Lesson } from "../../state/lesson";
import type { ChristinaReginaAction } from "../../wire";
import Result from "../Result.svelte";
import type { Session } from "../state/session.svelte";
import Table from "../Table.svelte";
import { watchDeeds } from "./deeds.svelte";
import { highlightsAt, isAstray } from "./highlights";
import lessonData from "./lesson.json";
import { PARTS } from "./parts";
import { seen } from "./seen";
import Turn from "./Turn.svelte";

export const lesson: GameLesson<Session> = {
  script: { lesson: lessonData as unknown as Lesson, parts: PARTS, seen },
  Table,
  Turn,
  Result,
  hasPreview: () => false,
  isAstray: ({ draft }, action) => isAstray(action as ChristinaReginaAction, draft),
  highlights: ({ draft }, action) => highlightsAt(action as ChristinaReginaAction, draft),
  watchDeeds,
};
