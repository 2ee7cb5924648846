/** How large the map can be between the piles in its corners. Measured, not ruled. */
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
export const PILES = { roomy: { width: 180, height: 116 }, compact: { width: 112, height: 54 } };

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function fit(board: Board, room: Room): Box {
  const { width, height } = room;
  if (!width || !height) return { left: 0, top: 0, width: 0, height: 0, hex: 0 };
  const pile = room.compact ? PILES.compact : PILES.roomy;
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
