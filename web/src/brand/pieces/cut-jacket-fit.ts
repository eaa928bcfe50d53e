import { jacketNames, type JacketPiece } from './jacket';

/** Parts of the jacket that show a scan's recommendations. The fifth part, `left`, shows the visitor's team. */
const cutPieces = ['right', 'pocket', 'sleeve', 'collar'] as const satisfies JacketPiece[];
export type CutJacketPiece = (typeof cutPieces)[number];

const roomy = ['right', 'collar'] as const;
/** Parts of the jacket that are not in `roomy` have space only for words of at most this length. */
const longWord = 10;

const longestWord = (name: string) => Math.max(...name.split(/\s+/).map(({ length }) => length));

/**
 * Assigns a part of the jacket to each of the first four names. Names with a long word get the parts that have space
 * for it.
 */
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

/** Estimates the width of a text in em: at font weight 600 a letter is 0.53 em wide on average. */
const widthOf = (text: string) => 0.53 * Array.from(text).length;
const lineHeight = 1.1;
/** Distance (px) of a name from the left edge of its box. Without it the name would touch the dashed line. */
const insets: Partial<Record<JacketPiece, number>> = { sleeve: 16, pocket: 6 };
const widths: Partial<Record<JacketPiece, number>> = { right: 210 };

interface FittedName {
  lines: string[];
  left: number;
  centre: number;
  top: number;
  size: number;
  leading: number;
}

/** Breaks a name into lines that fit a part of the jacket, and reduces the font size from `largest` px if needed. */
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

/**
 * Puts each word on a line of its own. A word of one or two letters, such as "&", joins the previous line. In a name of
 * three or more words, every word that fits joins the previous line.
 */
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
