/** What the lesson's ring lies on: selectors of what is to be pressed next, the one to scroll to first. */
import { CONFIRM, isSame } from "../../state/lesson";
import type { WinterQueenAction } from "../../wire";
import type { Draft } from "../state/draft.svelte";

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

/** The part of a turn that is in the making, so far as it is what was asked for. */
export function highlightsAt(
  action: WinterQueenAction,
  draft: Pick<Draft, "stage" | "crystal" | "activate">,
): string[] {
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
