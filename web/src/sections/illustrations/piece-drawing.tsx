import type { ReactNode } from 'react';
import { color, dataColors } from '../../theme/tokens';

/** How a side of a piece is cut: with a tab, with the socket for one, or straight. */
type Cut = 't' | 's' | '-';
/** A letter a side: top, right, bottom, left. */
export type Cuts = `${Cut}${Cut}${Cut}${Cut}`;

const corner = 12;
/** How far a tab stands out, and how wide its neck is, with the curves to both sides. */
const [reach, neck] = [13, 32];

/** Path data of a piece whose upper left corner is the origin; each side is drawn as a top side and turned. */
export function pieceOutline([width, height]: readonly [number, number], cuts: Cuts): string {
  const sides = Array.from(cuts, (cut, side) => {
    const turned = (x: number, y: number) =>
      [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;
    const length = (side % 2 ? height : width) - 2 * corner;
    const half = `l${turned((length - neck) / 2, 0)}`;
    const out = cut === 't' ? -reach : reach;
    const run =
      cut === '-'
        ? `l${turned(length, 0)}`
        : `${half}c${turned(8, 0)} ${turned(5, out)} ${turned(11, out)}l${turned(neck - 22, 0)}` +
          `c${turned(6, 0)} ${turned(3, -out)} ${turned(11, -out)}${half}`;
    return `${run}a${corner} ${corner} 0 0 1 ${turned(corner, corner)}`;
  });
  return `M${corner} 0${sides.join('')}z`;
}

interface PieceDrawingProps {
  size: readonly [number, number];
  cuts: Cuts;
  /** Place in the data colours; absent: only chalked, not cut yet. */
  tint?: 0 | 1 | 2 | 3;
  transform: string;
  /** What is drawn on it. */
  children?: ReactNode;
}

/** A pattern piece inside a drawing: its edge, and the seam that runs along inside. */
export function PieceDrawing({ size, cuts, tint, transform, children }: PieceDrawingProps) {
  const edge = pieceOutline(size, cuts);
  if (tint === undefined) {
    return (
      <path
        d={edge}
        transform={transform}
        fill={color.sheet}
        stroke={color.control}
        strokeDasharray="3 6"
      />
    );
  }
  const { strong, tint: fill } = dataColors[tint];
  const [width, height] = size;
  return (
    <g transform={transform} stroke={strong}>
      <path d={edge} fill={fill} />
      <path
        d={pieceOutline([width - 20, height - 20], cuts)}
        transform="translate(10 10)"
        strokeWidth="1.2"
        strokeDasharray="5 4"
        opacity=".6"
      />
      {children}
    </g>
  );
}
