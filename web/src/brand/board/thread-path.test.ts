import type { BoardPiece } from '../../content/types/pattern-board';
import { pathOf, slack, stitchesOf, threadCurves } from './thread-path';

const piece = (id: string, left: number, joins?: BoardPiece['joins']): BoardPiece => ({
  id,
  label: id,
  code: '',
  does: '',
  tint: 0,
  wide: { box: [left, 100, 80, 60], tab: 'right' },
  small: { box: [0, left, 80, 60], tab: 'bottom' },
  ...(joins ? { joins } : {}),
});

const joined = [
  piece('reader', 0, {
    to: 'desk',
    wide: { side: 'left', at: 20 },
    small: { side: 'top', at: 40 },
  }),
  piece('desk', 200),
];

test('a thread leaves from the tip of the tab and arrives square to the other piece', () => {
  const [[start, , pull, end]] = threadCurves(joined, 'wide') as [
    ReturnType<typeof threadCurves>[0],
  ];
  expect(start).toEqual([97, 130]);
  expect(end).toEqual([200, 120]);
  expect(pull[0]).toBeLessThan(200);
  expect(pull[1]).toBe(120);
});

test('each arrangement has its own threads', () => {
  expect(threadCurves(joined, 'small').map(pathOf)).toEqual(['M40,77C40,139 40,139 40,200']);
});

test('a thread is whole stitches, and its slack hides all of it', () => {
  const { pathLength, strokeDasharray } = stitchesOf([
    [0, 0],
    [0, 40],
    [0, 80],
    [0, 115],
  ]);
  expect(pathLength).toBe(115);
  expect(strokeDasharray.split(' ').map(Number)).toHaveLength(20);
  expect(strokeDasharray).toMatch(new RegExp(`^7 5 .*7 ${slack}$`));
  expect(slack).toBeGreaterThan(pathLength);
});

test('refuses a thread to a piece that is not there', () => {
  expect(() => threadCurves(joined.slice(0, 1), 'wide')).toThrow('No piece "desk"');
});
