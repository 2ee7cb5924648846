/** What the ring lies on: selectors of what is to be pressed next, the one to scroll to first. */
import type { Draft as CourtDraft } from "../christina_regina/state/draft.svelte";
import type { Draft } from "../winter_queen/state/draft.svelte";
import type { ChristinaReginaAction, WinterQueenAction } from "../wire";
import { isSame } from "./lesson";

const CONFIRM = '[data-testid="confirm"]';
export const BACK = '[data-testid="back"]';

/** What is chosen so far is another turn than the one that is asked for. */
export function isAstray(
  action: WinterQueenAction,
  draft: Pick<Draft, "crystal" | "space" | "page" | "activate" | "action">,
): boolean {
  const { crystal, space, page, activate } = draft;
  if (draft.action) return !isSame(action, draft.action);
  if (activate !== null && (action.kind !== "activate" || action.book !== activate)) return true;
  if (crystal === null) return false;
  if (action.kind !== "place" && action.kind !== "fill") return true;
  if (action.holder !== crystal.holder || action.colour !== crystal.colour) return true;
  return action.kind === "place" ? page !== null || (space !== null && space !== action.space) : space !== null;
}

/** An attempt has a dialog of its own, in which the ring shows what to choose. */
export function isCourtAstray(
  action: ChristinaReginaAction,
  draft: Pick<CourtDraft, "mode" | "from" | "action">,
): boolean {
  if (draft.mode === null) return false;
  if (draft.mode !== action.kind) return true;
  if (action.kind === "assassinate") return false;
  if (draft.action) return !isSame(action, draft.action);
  return action.kind === "draw" && draft.from !== null && draft.from !== action.from;
}

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
