/** What there is room for: the map between the piles in its corners, opponents' books, one's own. Measured, not ruled. */
import { centre, sizeOf, type Board } from "./state/board";

export interface Room {
  width: number;
  height: number;
  compact: boolean;
  /** What lies over the map at the top, in the middle. */
  top: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  hex: number;
}

export const EDGE = 8 / 84; // of the drawing around the hexagons, in hexagons

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];

/** What a pile needs of its corner. */
export const PILES = {
  roomy: { width: 180, height: 116 },
  compact: { width: 112, height: 54 },
  tiny: { width: 96, height: 50 },
};

/** Where the map is as narrow as this, icons alone have room beside it. */
export const isTiny = (width: number): boolean => width < 400;

/** How an opponent is shown in a column: whole, with less air, or as a chip that opens. */
export type PanelShape = "full" | "snug" | "chip";

/** What three books of an opponent take in height, names in two lines or in one. */
export const PANELS = { full: 324, snug: 198 };

export function panelShape(room: number): PanelShape {
  return room >= PANELS.full ? "full" : room >= PANELS.snug ? "snug" : "chip";
}

/** How one's own books lie on an upright phone: explained, with their names, or with what they are worth alone. */
export type DockShape = "full" | "named" | "strip";

export interface Upright {
  width: number;
  height: number;
  players: number;
}

/** All else on such a screen, in the order in which it lies there. */
const UPRIGHT = { bar: 48, others: 68, far: 36, piles: 24, near: 92, now: 136 };
const TABLET = 760;
const DOCKS: [DockShape, number][] = [
  ["full", 240],
  ["named", 152],
];

export function dockShape({ width, height, players }: Upright): DockShape {
  // A tablet's books lie beside each other, and its map need not be as wide as the screen.
  if (width >= TABLET) return height >= 900 ? "full" : "named";
  // Seven hexagons across, five rows: about seven tenths of the width.
  const map = width * 0.69 + UPRIGHT.piles;
  const { bar, others, far, near, now } = UPRIGHT;
  const room = height - bar - others - (players === 4 ? far : 0) - map - near - now;
  return DOCKS.find(([, needed]) => room >= needed)?.[0] ?? "strip";
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function fit(board: Board, room: Room): Box {
  const { width, height } = room;
  if (!width || !height) return { left: 0, top: 0, width: 0, height: 0, hex: 0 };
  const pile = !room.compact ? PILES.roomy : isTiny(width) ? PILES.tiny : PILES.compact;
  const corners: Rectangle[] = [
    { left: 0, top: 0, right: pile.width, bottom: pile.height },
    { left: width - pile.width, top: 0, right: width, bottom: pile.height },
    { left: 0, top: height - pile.height, right: pile.width, bottom: height },
    { left: width - pile.width, top: height - pile.height, right: width, bottom: height },
  ];
  const one = sizeOf(board, 1);
  const most = Math.min((width - 4) / (one.width + 2 * EDGE), (height - room.top) / (one.height + 2 * EDGE), 150);
  for (let hex = most; hex > 24; hex -= 1) {
    const size = { width: (one.width + 2 * EDGE) * hex, height: (one.height + 2 * EDGE) * hex };
    const left = (width - size.width) / 2;
    // From the middle of what is free up and down: the piles above and below differ in what they leave.
    const slack = height - room.top - size.height;
    for (const share of SHARES) {
      const top = room.top + slack * share;
      const free = board.spaces.every((space) => {
        const middle = centre(board, space, hex);
        const x = left + middle.x + EDGE * hex;
        const y = top + middle.y + EDGE * hex;
        return corners.every((corner) => !touches(corner, x, y, hex));
      });
      if (free) return { left, top, ...size, hex };
    }
  }
  return { left: 0, top: room.top, width, height: height - room.top, hex: 24 };
}

/** Whether a pointy hexagon comes near a rectangle: its corners are cut, so its height is judged by how far off it is. */
function touches(corner: Rectangle, x: number, y: number, hex: number): boolean {
  const half = hex / 2;
  const dx = Math.max(corner.left - x, 0, x - corner.right);
  const dy = Math.max(corner.top - y, 0, y - corner.bottom);
  if (dx >= half) return false;
  // Half the height of a pointy hexagon at this distance from its middle.
  const reach = (hex / Math.sqrt(3)) * (1 - dx / hex) - 1;
  return dy < reach;
}
