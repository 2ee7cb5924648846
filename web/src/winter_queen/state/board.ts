/** The map and the books of an edition, read from its data: where spaces lie, what pages hold. Geometry only, no rules. */
import type { Colour, County, EditionData } from "../../wire";

export const COLOURS: readonly Colour[] = ["red", "green", "purple", "blue", "yellow"];
export const COUNTIES: readonly County[] = ["red", "green", "purple", "blue"];

export type Ground = County | "castle" | "tower";

export interface MapSpace {
  name: string;
  row: number;
  /** In half widths of a space, as in the edition's drawing. */
  x: number;
  ground: Ground;
}

export type Effect = "wisps" | "rose" | "border" | "clouds" | "way" | "lights" | "star" | "arcane";

export interface PageOfBook {
  effect: Effect;
  depicted: Colour | null;
}

export interface Board {
  spaces: MapSpace[];
  byName: Map<string, MapSpace>;
  rows: MapSpace[][];
  left: number;
  right: number;
  books: Map<string, [PageOfBook, PageOfBook]>;
}

const GROUNDS: Record<string, Ground> = {
  r: "red",
  g: "green",
  p: "purple",
  b: "blue",
  C: "castle",
  T: "tower",
};

/** What an edition's file holds, as far as the page reads it. */
interface MapData {
  map: { drawing: string };
  books: { pages: Record<string, [string, string]> };
}

export function readBoard(edition: EditionData): Board {
  // The server checks editions: of this game they have a map.
  const data = edition as EditionData & MapData;
  const lines = data.map.drawing.split("\n").filter((line) => line.trim());
  const rows = lines.map((line, row) =>
    [...line]
      .map((letter, x) => ({ letter, x }))
      .filter(({ letter }) => letter in GROUNDS)
      .map(({ letter, x }, k) => ({
        name: `${String.fromCharCode(97 + row)}${k + 1}`,
        row,
        x,
        ground: GROUNDS[letter] as Ground,
      })),
  );
  const spaces = rows.flat();
  const xs = spaces.map((space) => space.x);
  const books = Object.entries(data.books.pages).map(([name, [left, right]]): [string, [PageOfBook, PageOfBook]] => [
    name,
    [readPage(left), readPage(right)],
  ]);
  return {
    spaces,
    byName: new Map(spaces.map((space) => [space.name, space])),
    rows,
    left: Math.min(...xs),
    right: Math.max(...xs),
    books: new Map(books),
  };
}

function readPage(text: string): PageOfBook {
  const [effect, depicted] = text.split("-") as [Effect, Colour | undefined];
  return { effect, depicted: depicted ?? null };
}

/** Pointy hexagons: a row is three quarters of a height below the one before. */
export function centre(board: Board, space: MapSpace, width: number): { x: number; y: number } {
  const height = (width * 2) / Math.sqrt(3);
  return { x: ((space.x - board.left) / 2 + 0.5) * width, y: (space.row * 0.75 + 0.5) * height };
}

export function sizeOf(board: Board, width: number): { width: number; height: number } {
  const height = (width * 2) / Math.sqrt(3);
  return {
    width: ((board.right - board.left) / 2 + 1) * width,
    height: ((board.rows.length - 1) * 0.75 + 1) * height,
  };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** Arrows walk the map; up and down keep to a column, as a cursor does in text. */
export function walk(board: Board, from: string, arrow: Arrow, column: number): MapSpace | null {
  const here = board.byName.get(from);
  if (!here) return null;
  const row = board.rows[here.row] ?? [];
  const k = row.indexOf(here);
  switch (arrow) {
    case "ArrowLeft":
      return row[k - 1] ?? null;
    case "ArrowRight":
      return row[k + 1] ?? null;
    case "Home":
      return row[0] ?? null;
    case "End":
      return row.at(-1) ?? null;
    default: {
      const next = board.rows[here.row + (arrow === "ArrowUp" ? -1 : 1)];
      if (!next?.length) return null;
      return next.reduce((best, one) => (Math.abs(one.x - column) < Math.abs(best.x - column) ? one : best));
    }
  }
}
