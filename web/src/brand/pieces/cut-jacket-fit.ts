import { jacketNames, type JacketPiece } from './jacket';

/** Pieces that a result can cut, in the order of the data colours. The left front is part of every result. */
export const cutPieces = ['right', 'pocket', 'sleeve', 'collar'] as const satisfies JacketPiece[];
export type CutJacketPiece = (typeof cutPieces)[number];

/** Pieces with space for a long word. */
const roomy = ['right', 'collar'] as const;
/** Sleeve and pocket have space for this many letters. */
const longWord = 10;

const longestWord = (name: string) => Math.max(...name.split(/\s+/).map(({ length }) => length));

/** Returns the piece for each of at most four names. A name with a long word gets a roomy piece. */
export function placeOnJacket(names: readonly string[]): (CutJacketPiece | undefined)[] {
  const free = new Set<CutJacketPiece>(cutPieces);
  const places = names.map((): CutJacketPiece | undefined => undefined);
  const assign = (index: number, wanted: readonly CutJacketPiece[]) => {
    const place = wanted.find((piece) => free.has(piece));
    if (!place) return;
    free.delete(place);
    places[index] = place;
  };
  const shown = names.slice(0, cutPieces.length);
  for (const [index, name] of shown.entries())
    if (longestWord(name) > longWord) assign(index, roomy);
  for (const index of shown.keys()) if (!places[index]) assign(index, cutPieces);
  return places;
}

/** Estimates the width of a text in em, from the average letter of the text font at weight 600. */
const widthOf = (text: string) => 0.53 * Array.from(text).length;
const lineHeight = 1.1;
/** Corrections of the name boxes, in px, for the sleeve's and pocket's seams and for long words. */
const insets: Partial<Record<JacketPiece, number>> = { sleeve: 16, pocket: 6 };
const widths: Partial<Record<JacketPiece, number>> = { right: 210 };

export interface FittedName {
  lines: string[];
  left: number;
  centre: number;
  top: number;
  size: number;
  leading: number;
}

/** Breaks a name into lines that fit its piece. The font size is at most `largest` px. */
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

/** Returns one word per line. A short word such as "&" joins the previous line; of three words those that fit do. */
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
