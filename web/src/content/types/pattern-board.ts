export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Left, top, width and height in px on the board's sheet. */
export type Box = readonly [number, number, number, number];

export interface PiecePlace {
  box: Box;
  /** The side whose middle carries the tab; the piece's thread leaves from its tip. */
  tab?: Side;
}

/** Where a thread arrives: `at` is the distance in px along that side, from its left or upper end. */
export interface ThreadEnd {
  side: Side;
  at: number;
}

export interface BoardPiece {
  id: string;
  label: string;
  /** The small line below the label: a catalogue number and a word. */
  code: string;
  /** One sentence: what this piece does for the customer. */
  does: string;
  /** Place in the data colours, or `night` for the agent that the others join. */
  tint: 0 | 1 | 2 | 3 | 'night';
  wide: PiecePlace;
  small: PiecePlace;
  /** The piece, by id, that this one's thread runs to. It must have a tab in both arrangements. */
  joins?: { to: string; wide: ThreadEnd; small: ThreadEnd };
}

/** A pattern board: pieces, the threads between them, in a wide and a small arrangement. */
export interface PatternBoardContent {
  /** The board's name in its lower edge. */
  code: string;
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  /** Shown until a piece is chosen. */
  hint: string;
  pieces: readonly BoardPiece[];
  /** A loose end of thread with a needle, in the wide arrangement: which piece it hangs from, and where the needle's eye is. */
  needle?: { from: string; leaves: ThreadEnd; eye: readonly [number, number]; turn: number };
}
