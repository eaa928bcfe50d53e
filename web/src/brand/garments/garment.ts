import type { PieceTint } from '../pieces/pattern-piece';

/** Size of every garment's drawing, in px; all of this file is measured in it. */
export const garmentSize = [600, 540] as const;

/** Left, top, width and height of the part of a piece that carries its name. */
export type NameBox = readonly [number, number, number, number];

export interface CutPiece {
  tint: PieceTint;
  /** See {@link cutOutline}. */
  outline: string;
  name: NameBox;
}

export interface Garment {
  /** The dark piece, which joins the others, is the last. */
  pieces: readonly CutPiece[];
  /** Ties and fringes, as lines of ink below the pieces, and their width in a mark. */
  straps?: { path: string; width: number; markWidth: number };
  /** Pockets and folds, as chalk lines. */
  chalk?: string;
  /** The same on the dark piece. */
  chalkOnNight?: string;
  /** Centres of the buttons that carry no thread. */
  buttons?: readonly (readonly [number, number])[];
  /** The one thread: whole stitches from the first knot to the last, which is filled, or to the needle's eye. */
  thread: {
    path: string;
    stitches: number;
    knots: readonly (readonly [number, number])[];
    needle?: { at: readonly [number, number]; turn: number };
  };
}
