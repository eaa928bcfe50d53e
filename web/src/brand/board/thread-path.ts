import type {
  BoardPiece,
  Box,
  PatternBoardContent,
  Side,
  ThreadEnd,
} from '../../content/types/pattern-board';
import { rem } from '../../theme/tokens';
import { tabDepth } from '../pieces/piece-geometry';

/** The sheet's size by arrangement, in px at the usual font size; a board that has no room for `wide` shows `small`. */
export const boardSizes = { wide: [500, 432], small: [264, 440] } as const;

/** A length on the board, which has its own font size. */
export const em = (px: number) => `${px / 16}em`;

export type Layout = keyof typeof boardSizes;

/** The board has room for its wide arrangement. */
export const wideBoard = `@container (min-width: ${rem(boardSizes.wide[0])})`;

export type Point = readonly [number, number];

const outward: Record<Side, Point> = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
};

/** The point on a box's edge, px from that side's left or upper end. */
function edgePoint([left, top, width, height]: Box, { side, at }: ThreadEnd): Point {
  if (side === 'top') return [left + at, top];
  if (side === 'bottom') return [left + at, top + height];
  return [side === 'left' ? left : left + width, top + at];
}

const tabTip = (box: Box, side: Side): Point => {
  const isUpright = side === 'left' || side === 'right';
  const [x, y] = edgePoint(box, { side, at: (isUpright ? box[3] : box[2]) / 2 });
  return [x + outward[side][0] * tabDepth, y + outward[side][1] * tabDepth];
};

/** A thread as the four points of a cubic curve: it leaves and arrives square to the edges. */
export type Curve = readonly [Point, Point, Point, Point];

function squareCurve(start: Point, startSide: Side, end: Point, endSide: Side): Curve {
  const reach = Math.max(22, Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.5);
  const pull = (point: Point, side: Side): Point => [
    Math.round(point[0] + outward[side][0] * reach),
    Math.round(point[1] + outward[side][1] * reach),
  ];
  return [start, pull(start, startSide), pull(end, endSide), end];
}

/** The curves of a board's threads in one arrangement, in the order of its pieces. Throws on an unknown id. */
export function threadCurves(pieces: readonly BoardPiece[], layout: Layout): Curve[] {
  return pieces.flatMap((piece) => {
    const { box, tab } = piece[layout];
    if (!piece.joins || !tab) return [];
    const end = piece.joins[layout];
    return [
      squareCurve(
        tabTip(box, tab),
        tab,
        edgePoint(boxOf(pieces, piece.joins.to, layout), end),
        end.side,
      ),
    ];
  });
}

/** The loose thread that ends in a needle's eye. */
export function needleCurve(
  pieces: readonly BoardPiece[],
  { from, leaves, eye }: NonNullable<PatternBoardContent['needle']>,
): Curve {
  return squareCurve(edgePoint(boxOf(pieces, from, 'wide'), leaves), leaves.side, eye, 'left');
}

function boxOf(pieces: readonly BoardPiece[], id: string, layout: Layout): Box {
  const found = pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(`No piece "${id}" on this board`);
  return found[layout].box;
}

export const pathOf = ([start, a, b, end]: Curve) => `M${start}C${a} ${b} ${end}`;

/** The point a share (0 to 1) of the way along a curve's parameter. */
export function pointOn(curve: Curve, share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const along = (axis: 0 | 1) =>
    curve.reduce((sum, point, index) => sum + point[axis] * weights[index]!, 0);
  return [along(0), along(1)];
}

function lengthOf(curve: Curve) {
  let length = 0;
  for (let step = 0; step < 20; step += 1) {
    const [x, y] = pointOn(curve, step / 20);
    const [nextX, nextY] = pointOn(curve, (step + 1) / 20);
    length += Math.hypot(nextX - x, nextY - y);
  }
  return length;
}

/** Longer than any thread, in px. */
export const slack = 260;
const [stitch, gap] = [7, 5];

/**
 * The dashes of a thread, as attributes of its path: whole stitches from end to end, then nothing for `slack`. A
 * dash offset of `slack` therefore hides the thread, and one that sinks to 0 pulls it through.
 */
export function stitchesOf(curve: Curve) {
  const stitches = Math.round((lengthOf(curve) + gap) / (stitch + gap));
  return {
    pathLength: stitches * (stitch + gap) - gap,
    strokeDasharray: `${`${stitch} ${gap} `.repeat(stitches - 1)}${stitch} ${slack}`,
  };
}
