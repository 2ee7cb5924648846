/** What the lesson of Winter Queen says at each step, and what it points at besides the turn to make. */
import type { LessonPart } from "../../state/lesson";

export const PARTS: Readonly<Record<string, LessonPart>> = {
  place: {
    say: "lesson-wq-place",
    stages: {
      where: "lesson-wq-place-where",
      book: "lesson-wq-place-book",
      ready: "lesson-wq-place-ready",
    },
    done: "lesson-wq-place-done",
    doneHighlights: ['[data-testid="dock"] [data-book="lights-border"]'],
  },
  bot: { say: "lesson-wq-bot", done: "lesson-wq-bot-done", doneHighlights: ['[data-space="a3"]'] },
  page: {
    say: "lesson-wq-page",
    done: "lesson-wq-page-done",
    deed: "page",
    highlights: ['[data-page="lights-border/1"]'],
    doneHighlights: ['[data-page="lights-border/1"]'],
  },
  fill: {
    say: "lesson-wq-fill",
    stages: { where: "lesson-wq-fill-where", ready: "lesson-wq-fill-ready" },
    done: "lesson-wq-fill-done",
    doneHighlights: ['[data-page="lights-border/1"]'],
  },
  activate: {
    say: "lesson-wq-activate",
    stages: { ready: "lesson-wq-activate-ready" },
    done: "lesson-wq-activate-done",
  },
  castle: {
    say: "lesson-wq-castle",
    stages: {
      where: "lesson-wq-castle-where",
      book: "lesson-wq-castle-book",
      ready: "lesson-wq-castle-ready",
    },
    done: "lesson-wq-castle-done",
    doneHighlights: ['[data-anchor="bag"]'],
  },
  two: {
    say: "lesson-wq-two",
    stages: { return: "lesson-wq-two-return", ready: "lesson-wq-two-ready" },
    done: "lesson-wq-two-done",
  },
  final: {
    say: "lesson-wq-final",
    stages: { where: "lesson-wq-final-where", ready: "lesson-wq-final-ready" },
    done: "lesson-wq-final-done",
  },
  end: { say: "lesson-wq-end" },
};
