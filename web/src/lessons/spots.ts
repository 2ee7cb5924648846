/** What the ring lies on: selectors of what is to be pressed next, the one to scroll to first. */
import type { Draft as CourtDraft } from "../christina_regina/state/draft.svelte";
import type { Draft } from "../winter_queen/state/draft.svelte";
import type { ChristinaReginaAction, WinterQueenAction } from "../wire";

const CONFIRM = '[data-testid="confirm"]';

/** The part of a turn that is in the making, so far as it is what was asked for. */
export function spotsAt(action: WinterQueenAction, draft: Pick<Draft, "stage" | "crystal" | "activate">): string[] {
  switch (action.kind) {
    case "activate":
      if (draft.activate !== action.book) return [`[data-activate="${action.book}"]`];
      return draft.stage === "return" && action.return ? [`[data-space="${action.return}"]`] : [CONFIRM];
    case "pass":
      return ['[data-testid="pass"]'];
    default: {
      const { holder, colour } = action;
      if (draft.crystal?.holder !== holder || draft.crystal.colour !== colour) {
        return [`[data-holder="${holder}"] [data-crystal="${colour}"]`];
      }
      if (draft.stage === "ready") return [CONFIRM];
      if (action.kind === "fill") return [`[data-page="${action.book}/${action.page}"]`];
      if (draft.stage === "where") return [`[data-space="${action.space}"]`];
      return action.take ? [`[data-take="${action.take}"]`, `[data-pile="${action.take}"]`] : ['[data-take="none"]'];
    }
  }
}

type CourtTurn = Pick<CourtDraft, "mode" | "stage" | "from" | "victim" | "number" | "dagger">;

export function courtSpotsAt(action: ChristinaReginaAction, draft: CourtTurn): string[] {
  if (action.kind === "pass") return ['[data-mode="pass"]'];
  if (action.kind === "draw") {
    if (draft.mode === null) return [`[data-stack="${action.from}"]`, `[data-stack="${action.bury}"]`];
    if (draft.mode === "draw" && draft.from === action.from) {
      return draft.stage === "bury" ? [`[data-stack="${action.bury}"]`] : [CONFIRM];
    }
    return ['[data-testid="back"]'];
  }
  if (draft.mode !== action.kind) return [`[data-mode="${action.kind}"]`];
  if (action.kind === "assassinate") {
    if (draft.victim !== action.victim) return [`[data-victim="${action.victim}"]`];
    if (draft.number !== action.number) return [`[data-leader="${action.number}"]`];
    if (draft.dagger !== action.colour) return [`[data-dagger="${action.colour}"]`];
    return ['[data-testid="strike"]'];
  }
  if (draft.stage === "ready") return [CONFIRM];
  return action.kind === "agitate" ? [`[data-stack="${action.stack}"]`] : [];
}
