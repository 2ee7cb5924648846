/** Where the letter of a crystal stands in its drawing (viewBox -2 -2 52 52). The letter itself comes from the locale. */

export type CrystalColour = "red" | "green" | "purple" | "blue" | "yellow";

/** c: cut, from 25 px. s: small, up to 24 px, with a larger letter. d: depicted on a page or a domain tile. */
export type CrystalDrawing = "c" | "s" | "d";

export interface CrystalLetter {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export const CRYSTAL_VIEW_BOX = "-2 -2 52 52";

/** Set in the text face, weight 700, text-anchor middle; y is the baseline. */
export const CRYSTAL_LETTERS: Readonly<Record<CrystalDrawing, Readonly<Record<CrystalColour, CrystalLetter>>>> = {
  c: {
    red: { x: 24, y: 29.9, size: 17, fill: "#FFFFFF" },
    green: { x: 24, y: 30.3, size: 18, fill: "#FFFFFF" },
    purple: { x: 24, y: 34.2, size: 15, fill: "#FFFFFF" },
    blue: { x: 24, y: 29.9, size: 17, fill: "#FFFFFF" },
    yellow: { x: 24, y: 29.9, size: 17, fill: "#3D2600" },
  },
  s: {
    red: { x: 24, y: 32.8, size: 25, fill: "#FFFFFF" },
    green: { x: 24, y: 32, size: 23, fill: "#FFFFFF" },
    purple: { x: 24, y: 37.9, size: 21, fill: "#FFFFFF" },
    blue: { x: 24, y: 32.4, size: 24, fill: "#FFFFFF" },
    yellow: { x: 24, y: 33.5, size: 27, fill: "#3D2600" },
  },
  d: {
    red: { x: 24, y: 31, size: 20, fill: "#FFFFFF" },
    green: { x: 24, y: 31.4, size: 21, fill: "#FFFFFF" },
    purple: { x: 24, y: 35.3, size: 18, fill: "#FFFFFF" },
    blue: { x: 24, y: 31, size: 20, fill: "#FFFFFF" },
    yellow: { x: 24, y: 31, size: 20, fill: "#3D2600" },
  },
};
