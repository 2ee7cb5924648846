/** A hint in Winter Queen's words. */
import type { HintReason, TableInfo, WinterQueenAction, WinterQueenPosition } from "../wire";
import { COMMON_REASONS, reasonWords, type Reasons } from "../words/advice";
import { calledAt } from "../words/seats";
import { piece, type Segment } from "../words/rich";
import { rich } from "../words/fluent.svelte";
import type { Board } from "./state/board";
import { bookName, effectName } from "./sentences";

const REASONS: Reasons = {
  ...COMMON_REASONS,
  "reason-points": ["points"],
  "reason-pages": ["points"],
  "reason-spoils": ["points"],
  "reason-book": ["points"],
  "reason-full": [],
  "reason-unlike-book": ["book"],
  "reason-unlike-denies": ["colour", "name"],
  "reason-unlike-leaves": ["colour", "name"],
  "reason-unlike-promise": ["points", "other"],
  "reason-unlike-helps": ["points"],
  "reason-unlike-spares": [],
};

const spaceOf = (space: string): string => piece("space", space, space);

export function adviceWords(
  action: WinterQueenAction,
  board: Board,
  map: Readonly<WinterQueenPosition["map"]>,
): Segment[] {
  switch (action.kind) {
    case "place": {
      const placed = { colour: action.colour, space: spaceOf(action.space) };
      return action.take ? rich("advice-place-take", { ...placed, county: action.take }) : rich("advice-place", placed);
    }
    case "fill": {
      const effect = piece("effect", "", effectName(board, action.book, action.page));
      return rich("advice-fill", { colour: action.colour, effect });
    }
    case "activate": {
      const book = piece("effect", "", bookName(board, action.book));
      const { return: space } = action;
      const colour = space ? map[space] : undefined;
      return space && colour
        ? rich("advice-activate-return", { book, colour, space: spaceOf(space) })
        : rich("advice-activate", { book });
    }
    case "pass":
      return rich("advice-pass");
  }
}

export const whyWords = (reason: HintReason, board: Board, info: TableInfo | null): Segment[] | null =>
  reasonWords(reason, REASONS, (name, value) => {
    if (name === "book") return piece("effect", "", bookName(board, String(value)));
    return name === "name" ? piece("name", String(value), calledAt(info, Number(value))) : value;
  });
