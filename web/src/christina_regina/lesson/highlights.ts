/** What the lesson's ring lies on: selectors of what is to be pressed next, the one to scroll to first. */
import { BACK, CONFIRM, isSame } from "../../state/lesson";
import type { ChristinaReginaAction } from "../../wire";
import type { Draft } from "../state/draft.svelte";

/**
 * What is chosen so far is another turn than the one that is asked for. An attempt has a place of its own, in which the ring shows what to choose.
 */
export function isAstray(action: ChristinaReginaAction, draft: Pick<Draft, "mode" | "from" | "action">): boolean {
  if (draft.mode === null) return false;
  if (draft.mode !== action.kind) return true;
  if (action.kind === "assassinate") return false;
  if (draft.action) return !isSame(action, draft.action);
  return action.kind === "draw" && draft.from !== null && draft.from !== action.from;
}

type MadeSoFar = Pick<Draft, "mode" | "stage" | "from" | "victim" | "number" | "dagger">;

/** The part of a turn that is in the making, so far as it is what was asked for. */
export function highlightsAt(action: ChristinaReginaAction, draft: MadeSoFar): string[] {
  if (action.kind === "draw") {
    if (draft.mode === null) return [`[data-stack="${action.from}"]`, `[data-stack="${action.bury}"]`];
    if (draft.mode === "draw" && draft.from === action.from) {
      return draft.stage === "bury" ? [`[data-stack="${action.bury}"]`] : [CONFIRM];
    }
    return [BACK];
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
