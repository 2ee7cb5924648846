/** Winter Queen's things in words: values of log lines become arguments of messages, with pieces to draw. */
import { piece } from "../words/rich";
import { calledAt } from "../words/seats";
import { t, words, type Arguments } from "../words/fluent.svelte";
import type { TableInfo, WinterQueenPosition } from "../wire";
import type { Board, MapSpace } from "./state/board";
import type { Cost } from "./state/cost";
import { lastTurns } from "./state/last_turns";
import type { Line, Value } from "./state/log_lines";

export function effectName(board: Board, book: string, page: 0 | 1): string {
  const found = board.books.get(book)?.[page];
  if (!found) return book;
  const name = t(`effect-${found.effect}`);
  return found.depicted ? t("effect-depicting", { effect: name, colour: found.depicted }) : name;
}

export function bookName(board: Board, book: string): string {
  return t("book-name", { left: effectName(board, book, 0), right: effectName(board, book, 1) });
}

export function groundName(space: MapSpace): string {
  return space.ground === "castle" || space.ground === "tower"
    ? t(`ground-${space.ground}`)
    : t("ground-county", { county: space.ground });
}

function resolve(value: Value, board: Board, info: TableInfo | null): string | number {
  if (typeof value !== "object") return value;
  if ("seat" in value) return piece("name", String(value.seat), calledAt(info, value.seat));
  if ("space" in value) return piece("space", value.space, value.space);
  if ("spaces" in value) return value.spaces.join(" ");
  if ("colours" in value) return value.colours.map((one) => piece("crystal", one, t(`crystal-${one}`))).join(" ");
  if ("bot" in value) return t(`bot-${value.bot}`);
  if ("page" in value) return piece("effect", "", effectName(board, value.book, value.page));
  return piece("effect", "", bookName(board, value.book));
}

export function argumentsOf(line: Line, board: Board, info: TableInfo | null): Arguments {
  return Object.fromEntries(
    Object.entries(line.values).map(([name, value]) => [
      name,
      name === "vp" ? piece("vp", "", String(value)) : resolve(value, board, info),
    ]),
  );
}

export const sentenceOf = (line: Line, board: Board, info: TableInfo | null): string =>
  words.sentence(line.key, argumentsOf(line, board, info));

/** A change of points, with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");

/** Whose pages change: one's own are one's own, also where a device is shared. */
export const costOwner = (info: TableInfo | null, me: number, seat: number): string =>
  seat === me ? t("cost-yours") : calledAt(info, seat);

/** What a crystal that goes back would cost, for those who listen. */
export function costWords(cost: Cost | undefined, info: TableInfo | null, me: number): string {
  if (!cost) return "";
  const whose = cost.whose.map(({ seat, sum }) => `${costOwner(info, me, seat)} ${signed(sum)}`);
  return whose.length ? `${whose.join(", ")}.` : t("cost-nothing");
}

/** Where the final stage stands: how many turns oneself has left, or whose last one it is. */
export function finalWords(position: WinterQueenPosition, seat: number | null, info: TableInfo | null): string {
  const left = lastTurns(position, seat);
  if (left.kind === "last") return t("top-final-last", { name: calledAt(info, left.seat) });
  if (left.kind === "all") return t("top-final", { turns: left.turns });
  return left.turns === 1 && left.isNow ? t("top-final-your-last") : t("top-final-mine", { turns: left.turns });
}
