import { describe, expect, it } from "vitest";
import { boardOf, EDITIONS } from "../../testing";
import { centre, COLOURS, sizeOf, walk, type Arrow, type Ground } from "./board";

const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Where things lie on each map, by the names that records and people use. */
const LANDMARKS: Record<(typeof EDITIONS)[number], { rows: number[]; grounds: Record<Ground, string> }> = {
  queendom: {
    rows: [3, 6, 7, 6, 3],
    grounds: {
      castle: "c4",
      tower: "a2 c1 c7 e2",
      red: "a1 b1 b2 b3 c2",
      green: "a3 b4 b5 b6 c5",
      purple: "c6 d4 d5 d6 e3",
      blue: "c3 d1 d2 d3 e1",
    },
  },
  snowflake: {
    rows: [2, 3, 4, 7, 4, 3, 2],
    grounds: {
      castle: "d4",
      tower: "a1 a2 g1 g2",
      red: "b1 b2 c1 c2 d3",
      green: "b3 c3 c4 d6 d7",
      purple: "d5 e3 e4 f2 f3",
      blue: "d1 d2 e1 e2 f1",
    },
  },
  lattice: {
    rows: [4, 3, 4, 3, 4, 3, 4],
    grounds: {
      castle: "d2",
      tower: "a1 a4 g1 g4",
      red: "a2 b1 b2 c1 c2",
      green: "a3 b3 c3 c4 d3",
      purple: "e3 e4 f2 f3 g3",
      blue: "d1 e1 e2 f1 g2",
    },
  },
};

describe.each(EDITIONS)("the map %s", (edition) => {
  const board = boardOf(edition);

  it("has 25 spaces, named and coloured as in the rules", () => {
    expect(board.spaces).toHaveLength(25);
    expect(board.rows.map((row) => row.length)).toEqual(LANDMARKS[edition].rows);
    for (const [ground, names] of Object.entries(LANDMARKS[edition].grounds)) {
      expect(board.spaces.filter((space) => space.ground === ground).map(({ name }) => name)).toEqual(names.split(" "));
    }
    expect([...board.byName.keys()]).toEqual(board.spaces.map(({ name }) => name));
  });

  it("has no two hexagons over each other, and all of them inside", () => {
    const width = 84;
    const size = sizeOf(board, width);
    const middles = board.spaces.map((space) => centre(board, space, width));
    middles.forEach((one, k) => {
      expect(Math.min(one.x, size.width - one.x)).toBeGreaterThanOrEqual(width / 2 - 1e-9);
      expect(Math.min(one.y, size.height - one.y)).toBeGreaterThanOrEqual(width / Math.sqrt(3) - 1e-9);
      for (const other of middles.slice(k + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(width - 1e-9);
      }
    });
  });

  it("arrows reach every space from every other", () => {
    for (const from of board.spaces) {
      const reached = new Set([from.name]);
      const queue = [from];
      for (let here = queue.shift(); here; here = queue.shift()) {
        for (const arrow of ARROWS) {
          const next = walk(board, here.name, arrow, here.x);
          if (next && !reached.has(next.name)) {
            reached.add(next.name);
            queue.push(next);
          }
        }
      }
      expect(reached.size).toBe(25);
    }
  });

  it("arrows lead one space or one row on in their direction, never off the map, from whatever column", () => {
    for (const from of board.spaces) {
      for (let column = board.left - 3; column <= board.right + 3; column += 1) {
        const to = (arrow: Arrow) => walk(board, from.name, arrow, column);
        for (const arrow of ARROWS) expect(to(arrow) === null || board.spaces.includes(to(arrow)!)).toBe(true);
        expect(to("ArrowUp")?.row ?? -1).toBe(from.row - 1);
        expect(to("ArrowDown")?.row ?? board.rows.length).toBe(from.row + 1);
        for (const next of [to("ArrowUp"), to("ArrowDown")]) {
          const nearest = Math.min(...(next ? board.rows[next.row]! : []).map((one) => Math.abs(one.x - column)));
          if (next) expect(Math.abs(next.x - column)).toBe(nearest);
        }
      }
      const row = board.rows[from.row]!;
      expect(walk(board, from.name, "Home", 0)).toBe(row[0]);
      expect(walk(board, from.name, "End", 0)).toBe(row.at(-1));
      const right = walk(board, from.name, "ArrowRight", from.x);
      expect(right).toBe(row[row.indexOf(from) + 1] ?? null);
      if (right) expect(walk(board, right.name, "ArrowLeft", right.x)).toBe(from);
    }
    expect(walk(board, "z9", "ArrowUp", 0)).toBeNull();
  });

  it("has 20 books, each effect on five pages, five colours of Forest Wisps", () => {
    expect(board.books.size).toBe(20);
    const pages = [...board.books.values()].flat();
    for (const effect of ["arcane", "border", "clouds", "lights", "rose", "star", "way", "wisps"]) {
      expect(pages.filter((page) => page.effect === effect)).toHaveLength(5);
    }
    const depicted = pages.flatMap((page) => page.depicted ?? []);
    expect(depicted.sort()).toEqual([...COLOURS].sort());
    expect(pages.every((page) => (page.effect === "wisps") === (page.depicted !== null))).toBe(true);
    expect(board.books.get("lights-border")?.map(({ effect }) => effect)).toEqual(["lights", "border"]);
  });
});
