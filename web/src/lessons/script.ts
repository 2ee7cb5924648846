/** What a lesson says at each step, and what it points at besides the turn to make. */
import type { GameName } from "../wire";

/** What one does at a step that has no turn of one's own. */
export type Deed = "page" | "peek" | "note";

export interface Part {
  /** When the step begins. */
  say: string;
  /** While its turn is made, by the draft's stage. */
  stages?: Record<string, string>;
  done?: string;
  deed?: Deed;
  /** Pointed at while the deed is awaited, and when the step is done. Of each list what is there first. */
  spot?: string[];
  doneSpot?: string[];
}

const NOTES_BUTTON = 'button:has(use[href="#a-notes"])';

const WINTER_QUEEN: Record<string, Part> = {
  place: {
    say: "lesson-wq-place",
    stages: {
      where: "lesson-wq-place-where",
      book: "lesson-wq-place-book",
      ready: "lesson-wq-place-ready",
    },
    done: "lesson-wq-place-done",
    doneSpot: ['[data-testid="dock"] [data-book="lights-border"]'],
  },
  bot: { say: "lesson-wq-bot", done: "lesson-wq-bot-done", doneSpot: ['[data-space="a3"]'] },
  page: {
    say: "lesson-wq-page",
    done: "lesson-wq-page-done",
    deed: "page",
    spot: ['[data-page="lights-border/1"]'],
    doneSpot: ['[data-page="lights-border/1"]'],
  },
  fill: {
    say: "lesson-wq-fill",
    stages: { where: "lesson-wq-fill-where", ready: "lesson-wq-fill-ready" },
    done: "lesson-wq-fill-done",
    doneSpot: ['[data-page="lights-border/1"]'],
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
    doneSpot: ['[data-anchor="bag"]'],
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

const CHRISTINA_REGINA: Record<string, Part> = {
  peek: { say: "lesson-cr-peek", done: "lesson-cr-peek-done", deed: "peek", spot: ['[data-testid="peek"]'] },
  draw: {
    say: "lesson-cr-draw",
    stages: { bury: "lesson-cr-draw-bury", ready: "lesson-cr-draw-ready" },
    done: "lesson-cr-draw-done",
  },
  influence: {
    say: "lesson-cr-influence",
    done: "lesson-cr-influence-done",
    doneSpot: ['[data-anchor="influence/copper"]'],
  },
  none: {
    say: "lesson-cr-none",
    stages: { bury: "lesson-cr-none-bury", ready: "lesson-cr-none-ready" },
    done: "lesson-cr-none-done",
    doneSpot: ['[data-stack="gold"]'],
  },
  agitate: {
    say: "lesson-cr-agitate",
    stages: { stack: "lesson-cr-agitate-stack", ready: "lesson-cr-agitate-ready" },
    done: "lesson-cr-agitate-done",
    doneSpot: ['[data-anchor="discards"]'],
  },
  sheet: {
    say: "lesson-cr-sheet",
    done: "lesson-cr-sheet-done",
    deed: "note",
    // Where there is no room for the sheet it is behind a button.
    spot: ['[data-testid="sheet"] tbody tr:first-child td:nth-child(5) button', NOTES_BUTTON],
  },
  strike: { say: "lesson-cr-strike", done: "lesson-cr-strike-done", doneSpot: ['[data-seat="1"]'] },
  pass: { say: "lesson-cr-pass", done: "lesson-cr-pass-done" },
  end: { say: "lesson-cr-end" },
};

const SCRIPTS: Record<GameName, Record<string, Part>> = {
  "winter-queen": WINTER_QUEEN,
  "christina-regina": CHRISTINA_REGINA,
};

/** The part of a step; past the last one, the closing words. */
export const partOf = (game: GameName, id: string | undefined): Part => SCRIPTS[game][id ?? "end"]!;
