import type { PieceTint } from '../pieces/pattern-piece';

/** Size of every garment's drawing, in px. All lengths in this file are in px of the drawing. */
export const garmentSize = [600, 540] as const;

/** Left, top, width and height of the part of a piece that shows its name. */
export type NameBox = readonly [number, number, number, number];

export interface CutPiece {
  tint: PieceTint;
  outline: string;
  name: NameBox;
}

export interface Garment {
  /** The last piece is the dark one, which joins the others. */
  pieces: readonly CutPiece[];
  /** Ties and fringes, as lines below the pieces, and the line width in a mark. */
  straps?: { path: string; width: number; markWidth: number };
  chalk?: string;
  chalkOnNight?: string;
  /** Centres of the buttons without thread. */
  buttons?: readonly (readonly [number, number])[];
  /** Whole stitches from the first knot to the last knot, which is filled, or to the needle's eye. */
  thread: {
    path: string;
    stitches: number;
    knots: readonly (readonly [number, number])[];
    needle?: { at: readonly [number, number]; turn: number };
  };
}
