import type { PieceTint } from '../pieces/pattern-piece';

/** Width and height of every garment's drawing. All lengths in this file are in px of that drawing. */
export const garmentSize = [600, 540] as const;

export type NameBox = readonly [number, number, number, number];

export interface CutPiece {
  tint: PieceTint;
  outline: string;
  name: NameBox;
}

export interface Garment {
  /** All pieces. The last one is the agent, the others are its components. */
  pieces: readonly CutPiece[];
  /** Straps and fringes behind the pieces. `markWidth` is the width of these lines in a {@link GarmentMark}. */
  straps?: { path: string; width: number; markWidth: number };
  chalk?: string;
  chalkOnNight?: string;
  /** Centres of the garment's buttons. */
  buttons?: readonly (readonly [number, number])[];
  /** A red dashed line. It starts at a ring, and ends at a filled ring or at the eye of a needle. */
  thread: {
    path: string;
    stitches: number;
    knots: readonly (readonly [number, number])[];
    needle?: { at: readonly [number, number]; turn: number };
  };
}
