import { jacketNames, type JacketPiece } from './jacket';

/** The pieces that a pattern can cut beside the left front, which every pattern has; in the order of the data colours. */
export const cutPieces = ['right', 'pocket', 'sleeve', 'collar'] as const satisfies JacketPiece[];
export type CutJacketPiece = (typeof cutPieces)[number];

/** Pieces with room for a long word. */
const roomy = ['right', 'collar'] as const;
/** More letters than this do not fit the sleeve and the pocket. */
const longWord = 10;

const longestWord = (name: string) => Math.max(...name.split(/\s+/).map(({ length }) => length));

/**
 * Returns the piece of each name: a name with a long word gets a roomy piece, the others follow in order. Names beyond the
 * fourth get undefined.
 */
export function placeOnJacket(names: readonly string[]): (CutJacketPiece | undefined)[] {
  const free = new Set<CutJacketPiece>(cutPieces);
  const places = names.map((): CutJacketPiece | undefined => undefined);
  const take = (index: number, wanted: readonly CutJacketPiece[]) => {
    const place = wanted.find((piece) => free.has(piece));
    if (!place) return;
    free.delete(place);
    places[index] = place;
  };
  const shown = names.slice(0, cutPieces.length);
  for (const [index, name] of shown.entries()) if (longestWord(name) > longWord) take(index, roomy);
  for (const index of shown.keys()) if (!places[index]) take(index, cutPieces);
  return places;
}

/** Width of a text in em, by the mean letter of the text font in 600. */
const widthOf = (text: string) => 0.53 * Array.from(text).length;
const lineHeight = 1.1;
/** Changes to the boxes of the names, in px: names keep off the seam, and the right front has room for a long word. */
const insets: Partial<Record<JacketPiece, number>> = { sleeve: 16, pocket: 6 };
const widths: Partial<Record<JacketPiece, number>> = { right: 210 };

/** A name on a piece, in px of the jacket's drawing. */
export interface FittedName {
  lines: string[];
  left: number;
  centre: number;
  /** The first baseline. */
  top: number;
  size: number;
  leading: number;
}

/** Sets a name in lines inside its piece, at most `largest` px. */
export function fitName(piece: JacketPiece, name: string, largest: number): FittedName {
  const [boxLeft, top, boxWidth, height] = jacketNames[piece];
  const inset = insets[piece] ?? 0;
  const left = boxLeft + inset;
  const width = widths[piece] ?? boxWidth - inset;
  const lines = linesOf(name, (line) => widthOf(line) * largest <= width);
  const size = Math.min(
    largest,
    Math.round((10 * width) / Math.max(...lines.map(widthOf))) / 10,
    Math.floor(height / (lineHeight * lines.length)),
  );
  const leading = Math.round(size * lineHeight);
  const firstBaseline = top + (height - leading * lines.length) / 2 + size * 0.85;
  const centre = left + width / 2;
  return { lines, left, centre, top: Math.round(firstBaseline), size, leading };
}

/** Returns a word a line. Short words such as "&" stay with the word before; of three words, those that fit share a line. */
function linesOf(name: string, fits: (line: string) => boolean): string[] {
  const words = name.trim().split(/\s+/);
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && (word.length < 3 || (words.length > 2 && fits(joined))))
      lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}
