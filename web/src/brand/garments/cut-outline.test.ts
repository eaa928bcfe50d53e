import { cutOutline } from './cut-outline';

test('replaces the command J by a straight edge with a tab of arcs in its middle', () => {
  expect(cutOutline('M0 0J100 0 1V50H0Z').path).toBe(
    'M0 0H28a9 9 0 0 1 9 9a13 13 0 0 0 26 0a9 9 0 0 1 9-9H100V50H0Z',
  );
});

test('mirrors the tab for side -1', () => {
  expect(cutOutline('M0 0J100 0 -1').path).toBe(
    'M0 0H28a9 9 0 0 0 9-9a13 13 0 0 1 26 0a9 9 0 0 0 9 9H100',
  );
});

test('rotates the tab for a vertical edge', () => {
  expect(cutOutline('M0 0J0 100 1').path).toBe(
    'M0 0V28a9 9 0 0 1-9 9a13 13 0 0 0 0 26a9 9 0 0 1 9 9V100',
  );
});

test('returns both ends and the side of each joint, also after curves and corners', () => {
  expect(cutOutline('M8 8H20V30C1 2 3 4 50 60J90 60 1L7 7J9 99 -1').joints).toEqual([
    [[50, 60], [90, 60], 1],
    [[7, 7], [9, 99], -1],
  ]);
});
