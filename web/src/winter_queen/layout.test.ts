import { describe, expect, it } from "vitest";
import { boardOf, EDITIONS } from "../testing";
import { dockShape, EDGE, fit, isTiny, PANELS, panelShape, PILES, type Box, type Room } from "./layout";
import { centre, sizeOf, type Board } from "./state/board";

interface Point {
  x: number;
  y: number;
}

function hexagons(board: Board, box: Box): Point[][] {
  return board.spaces.map((space) => {
    const middle = centre(board, space, box.hex);
    return [0, 1, 2, 3, 4, 5].map((k) => {
      const angle = (Math.PI / 3) * k - Math.PI / 2;
      const radius = box.hex / Math.sqrt(3);
      return {
        x: box.left + EDGE * box.hex + middle.x + radius * Math.cos(angle),
        y: box.top + EDGE * box.hex + middle.y + radius * Math.sin(angle),
      };
    });
  });
}

/** How deep two convex shapes lie in each other: the least way along any side's normal that parts them. */
function depth(one: Point[], other: Point[]): number {
  const normals = [one, other].flatMap((shape) =>
    shape.map((point, k) => {
      const next = shape[(k + 1) % shape.length]!;
      const length = Math.hypot(next.x - point.x, next.y - point.y);
      return { x: (next.y - point.y) / length, y: (point.x - next.x) / length };
    }),
  );
  const depths = normals.map((normal) => {
    const reach = (shape: Point[]): number[] => shape.map((point) => point.x * normal.x + point.y * normal.y);
    const [a, b] = [reach(one), reach(other)];
    return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
  });
  return Math.min(...depths);
}

function corners({ width, height, compact }: Room): Point[][] {
  const pile = !compact ? PILES.roomy : isTiny(width) ? PILES.tiny : PILES.compact;
  return [0, width - pile.width].flatMap((x) =>
    [0, height - pile.height].map((y) => [
      { x, y },
      { x: x + pile.width, y },
      { x: x + pile.width, y: y + pile.height },
      { x, y: y + pile.height },
    ]),
  );
}

function expectFits(board: Board, room: Room): Box {
  const box = fit(board, room);
  const where = JSON.stringify({ room, box });
  expect(box.left, where).toBeGreaterThanOrEqual(-1e-6);
  expect(box.top, where).toBeGreaterThanOrEqual(room.top - 1e-6);
  expect(box.left + box.width, where).toBeLessThanOrEqual(room.width + 1e-6);
  expect(box.top + box.height, where).toBeLessThanOrEqual(room.height + 1e-6);
  const size = sizeOf(board, box.hex);
  expect(box.width, where).toBeCloseTo(size.width + 2 * EDGE * box.hex);
  expect(box.height, where).toBeCloseTo(size.height + 2 * EDGE * box.hex);
  const piles = corners(room);
  const deepest = Math.max(...hexagons(board, box).flatMap((hexagon) => piles.map((pile) => depth(hexagon, pile))));
  // A pixel of a hexagon's point may lie under a pile's border.
  expect(deepest, where).toBeLessThanOrEqual(1);
  return box;
}

describe.each(EDITIONS)("the map %s between its piles", (edition) => {
  const board = boardOf(edition);

  it("lies inside and over no pile on wide screens, with and without a holder on top", () => {
    for (let width = 560; width <= 1900; width += 197) {
      for (let height = 430; height <= 1200; height += 113) {
        for (const top of [0, 104]) expectFits(board, { width, height, compact: false, top });
      }
    }
  });

  it("lies inside and over no pile on small screens", () => {
    for (let width = 300; width <= 760; width += 67) {
      for (let height = 300; height <= 900; height += 79) expectFits(board, { width, height, compact: true, top: 0 });
    }
  });

  it("is not smaller than it has to be, and never grows beyond its drawing", () => {
    const { hex } = expectFits(board, { width: 900, height: 700, compact: false, top: 0 });
    expect(hex).toBeGreaterThan(60);
    expect(fit(board, { width: 9000, height: 7000, compact: false, top: 0 }).hex).toBe(150);
  });

  it("more room is never a smaller map", () => {
    let before = 0;
    for (let extra = 0; extra < 900; extra += 30) {
      const { hex } = fit(board, { width: 560 + extra, height: 430 + extra, compact: false, top: 0 });
      expect(hex).toBeGreaterThan(before - 1);
      before = hex;
    }
  });

  it("is nothing before the room is measured", () => {
    expect(fit(board, { width: 0, height: 0, compact: false, top: 0 })).toEqual({
      left: 0,
      top: 0,
      width: 0,
      height: 0,
      hex: 0,
    });
  });

  it("stays inside where there is hardly any room", () => {
    for (const room of [
      { width: 200, height: 160, compact: true, top: 0 },
      { width: 320, height: 120, compact: true, top: 0 },
      { width: 560, height: 200, compact: false, top: 104 },
    ]) {
      const box = fit(board, room);
      expect(Math.min(box.width, box.height, box.left, box.top - room.top)).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(room.width + 1e-6);
      expect(box.top + box.height).toBeLessThanOrEqual(room.height + 1e-6);
    }
  });
});

describe("what there is room for", () => {
  it("shows an opponent whole, else with less air, else as a chip", () => {
    expect(panelShape(PANELS.full)).toBe("full");
    expect(panelShape(PANELS.full - 1)).toBe("snug");
    expect(panelShape(PANELS.snug)).toBe("snug");
    expect(panelShape(PANELS.snug - 1)).toBe("chip");
  });

  it("explains one's own books where a phone is high enough, names them, or shows what they are worth", () => {
    expect(dockShape({ width: 412, height: 960, players: 2 })).toBe("full");
    expect(dockShape({ width: 390, height: 844, players: 4 })).toBe("named");
    expect(dockShape({ width: 360, height: 640, players: 2 })).toBe("strip");
    expect(dockShape({ width: 768, height: 1024, players: 4 })).toBe("full");
  });

  it("never tells less of them on a higher screen", () => {
    const shapes = ["strip", "named", "full"];
    for (const width of [320, 360, 390, 430, 768]) {
      for (const players of [2, 3, 4]) {
        let before = 0;
        for (let height = 480; height < 1200; height += 20) {
          const now = shapes.indexOf(dockShape({ width, height, players }));
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
      }
    }
  });
});
