/** The lesson of Winter Queen. */
import type { GameLesson } from "../../frame/game_interface";
import type { Lesson } from "../../state/lesson";
import type { WinterQueenAction } from "../../wire";
import Result from "../Result.svelte";
import { previewOf } from "../state/preview";
import type { Session } from "../state/session.svelte";
import Table from "../Table.svelte";
import { watchDeeds } from "./deeds.svelte";
import { highlightsAt, isAstray } from "./highlights";
import lessonData from "./lesson.json";
import { PARTS } from "./parts";
import Turn from "./Turn.svelte";

export const lesson: GameLesson<Session> = {
  script: { lesson: lessonData as unknown as Lesson, parts: PARTS },
  Table,
  Turn,
  Result,
  hasPreview: (session) => previewOf(session) !== null,
  isAstray: ({ draft }, action) => isAstray(action as WinterQueenAction, draft),
  highlights: ({ draft }, action) => highlightsAt(action as WinterQueenAction, draft),
  watchDeeds,
};
