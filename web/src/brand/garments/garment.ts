import type { PieceTint } from '../pieces/pattern-piece';

/** Width and height of every garment's drawing. All lengths in this file are in px of that drawing. */
export const garmentSize = [600, 540] as const;

/** Left, top, width and height of the box for a piece's name. */
export type NameBox = readonly [number, number, number, number];

export interface CutPiece {
  tint: PieceTint;
  outline: string;
  name: NameBox;
}

export interface Garment {
  /** All pieces. The last one is dark: it is the agent, and the others are its components. */
  pieces: readonly CutPiece[];
  /** Ties and fringes, drawn as lines behind the pieces. `markWidth` is their width in a {@link GarmentMark}. */
  straps?: { path: string; width: number; markWidth: number };
  chalk?: string;
  chalkOnNight?: string;
  /** Centres of the garment's buttons. The thread joins its knots, and not these buttons. */
  buttons?: readonly (readonly [number, number])[];
  /** The thread: a dashed line that starts at a knot, and ends at a filled knot or at the needle's eye. */
  thread: {
    path: string;
    stitches: number;
    knots: readonly (readonly [number, number])[];
    needle?: { at: readonly [number, number]; turn: number };
  };
}
