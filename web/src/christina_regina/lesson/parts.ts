/** What the lesson of Christina Regina says at each step, and what it points at besides the turn to make. */
import type { LessonPart } from "../../state/lesson";

/** The field in which one notes one's suspicion. */
export const NOTE = '[data-note="1/black"]';
const NOTES_BUTTON = 'button:has(use[href="#a-notes"])';

export const PARTS: Readonly<Record<string, LessonPart>> = {
  peek: { say: "lesson-cr-peek", done: "lesson-cr-peek-done", deed: "peek", highlights: ['[data-testid="peek"]'] },
  draw: {
    say: "lesson-cr-draw",
    stages: { bury: "lesson-cr-draw-bury", ready: "lesson-cr-draw-ready" },
    done: "lesson-cr-draw-done",
  },
  influence: {
    say: "lesson-cr-influence",
    done: "lesson-cr-influence-done",
    doneHighlights: ['[data-anchor="influence/copper"]'],
  },
  none: {
    say: "lesson-cr-none",
    stages: { bury: "lesson-cr-none-bury", ready: "lesson-cr-none-ready" },
    done: "lesson-cr-none-done",
    doneHighlights: ['[data-stack="gold"]'],
  },
  agitate: {
    say: "lesson-cr-agitate",
    stages: { stack: "lesson-cr-agitate-stack", ready: "lesson-cr-agitate-ready" },
    done: "lesson-cr-agitate-done",
    doneHighlights: ['[data-anchor="discards"]'],
  },
  sheet: {
    say: "lesson-cr-sheet",
    done: "lesson-cr-sheet-done",
    deed: "note",
    // Where there is no room for the sheet it is behind a button.
    highlights: [NOTE, NOTES_BUTTON],
  },
  strike: { say: "lesson-cr-strike", done: "lesson-cr-strike-done", doneHighlights: ['[data-seat="1"]'] },
  pass: { say: "lesson-cr-pass", done: "lesson-cr-pass-done" },
  end: { say: "lesson-cr-end" },
};
