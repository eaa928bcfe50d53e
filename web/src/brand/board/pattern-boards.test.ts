import { home } from '../../content/pages/home';
import type { Box, PatternBoardContent } from '../../content/types/pattern-board';
import {
  boardSizes,
  needleCurve,
  pointOn,
  slack,
  stitchesOf,
  threadCurves,
  type Curve,
} from './thread-path';

/** The board in both arrangements. */
const cases = (['wide', 'small'] as const).map(
  (layout): ['wide' | 'small', PatternBoardContent] => [layout, home.hero.board],
);

const samples = (curve: Curve) =>
  Array.from({ length: 41 }, (_, step) => pointOn(curve, step / 40));

const isInside = ([left, top, width, height]: Box, [x, y]: readonly [number, number]) =>
  x > left + 1 && x < left + width - 1 && y > top + 1 && y < top + height - 1;

const overlap = (a: Box, b: Box) =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

test.each(cases)('%s: every piece lies on the sheet and on no other', (layout, { pieces }) => {
  const [width, height] = boardSizes[layout];
  const boxes = pieces.map((piece) => piece[layout].box);
  for (const [index, box] of boxes.entries()) {
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[1]).toBeGreaterThanOrEqual(0);
    expect(box[0] + box[2]).toBeLessThanOrEqual(width);
    expect(box[1] + box[3]).toBeLessThanOrEqual(height);
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
  }
});

test.each(cases)('%s: no thread runs behind a piece', (layout, { pieces, needle }) => {
  const curves = threadCurves(pieces, layout);
  if (needle && layout === 'wide') curves.push(needleCurve(pieces, needle));
  for (const curve of curves) {
    const hidden = pieces.filter((piece) =>
      samples(curve).some((point) => isInside(piece[layout].box, point)),
    );
    expect(hidden.map((piece) => piece.label)).toEqual([]);
  }
});

test.each(cases)('%s: every joined piece has its thread', (layout, { pieces }) => {
  const joined = pieces.filter((piece) => piece.joins);
  const curves = threadCurves(pieces, layout);
  expect(curves).toHaveLength(joined.length);
  // The dash offset that hides a thread before it is sewn has to be longer than the thread.
  for (const curve of curves) expect(stitchesOf(curve).pathLength).toBeLessThan(slack);
});
