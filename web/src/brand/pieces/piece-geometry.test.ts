import { pieceOutline, seamInset, tabDepth, tabLine } from './piece-geometry';

type Point = readonly [number, number];

/**
 * Returns 90 points on each arc, and the end of each line. Supports relative horizontal and vertical lines, and arcs of
 * at most 180 degrees.
 */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command, numbers] of path.matchAll(/([Mhvaz])([^Mhvaz]*)/g)) {
    const values = (numbers!.match(/-?[\d.]+/g) ?? []).map(Number);
    const [dx, dy] = values.slice(-2) as [number, number];
    if (command === 'M') at = [dx, dy];
    if (command === 'a') points.push(...arcPoints(at, values));
    if (command === 'h') at = [at[0] + dx, at[1]];
    if (command === 'v') at = [at[0], at[1] + dx];
    if (command === 'a') at = [at[0] + dx, at[1] + dy];
    if (command !== 'z') points.push(at);
  }
  return points;
}

/** Returns points on an arc (SVG 1.1, appendix F.6). */
function arcPoints([x, y]: Point, [radius, , , , sweep, dx, dy]: number[]): Point[] {
  const chord = Math.hypot(dx!, dy!);
  const away = Math.sqrt(Math.max(0, radius! ** 2 - (chord / 2) ** 2)) * (sweep ? 1 : -1);
  const centre: Point = [x + dx! / 2 - (dy! / chord) * away, y + dy! / 2 + (dx! / chord) * away];
  const from = Math.atan2(y - centre[1], x - centre[0]);
  const turn = 2 * Math.asin(Math.min(1, chord / 2 / radius!)) * (sweep ? 1 : -1);
  return Array.from({ length: 90 }, (_, step): Point => {
    const angle = from + (turn * (step + 1)) / 90;
    return [centre[0] + radius! * Math.cos(angle), centre[1] + radius! * Math.sin(angle)];
  });
}

const distance = (point: Point, line: readonly Point[]) =>
  Math.min(...line.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));

const apart = (line: readonly Point[], other: readonly Point[]) =>
  Math.max(...line.map((point) => distance(point, other)));

const moved = (points: readonly Point[], dx: number, dy: number) =>
  points.map(([x, y]): Point => [x + dx, y + dy]);

test.each([
  ['a right neighbour', '-t--', '---n', [200, 0]],
  ['a neighbour below', '--t-', 'n---', [0, 120]],
  ['a left neighbour', '---t', '-n--', [-200, 0]],
  ['a neighbour above', 't---', '--n-', [0, -120]],
] as const)('a tab fills the notch of %s without a gap', (_, tabbed, notched, [dx, dy]) => {
  const size = [200, 120] as const;
  const neighbour = moved(pointsOf(pieceOutline(size, notched)), dx, dy);
  const outside = pointsOf(pieceOutline(size, tabbed)).filter(
    ([x, y]) => x < 0 || x > 200 || y < 0 || y > 120,
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(apart(outside, neighbour)).toBeLessThan(0.001);
});

test('the seam has the same distance from the edge around tabs, notches and corners', () => {
  const edge = pointsOf(pieceOutline([200, 120], 'tn-t')).filter(([x, y]) => x > -99 && y > -99);
  const seam = pointsOf(pieceOutline([200, 120], 'tn-t', seamInset));
  const gaps = seam.map((point) => distance(point, edge));
  expect(Math.min(...gaps)).toBeGreaterThan(seamInset - 0.02);
  // A straight edge has points only at its ends, so `distance` is correct only near arcs.
  const besideArcs = seam.filter((point) => distance(point, edge) < seamInset + 1);
  expect(besideArcs.length).toBeGreaterThan(seam.length * 0.9);
});

test('draws a tab that points up from the origin and is as high as tabDepth', () => {
  const ys = pointsOf(tabLine(0)).map(([, y]) => y);
  expect(Math.min(...ys)).toBeCloseTo(-tabDepth);
  expect(pointsOf(tabLine(0)).at(-1)).toEqual([tabDepth, 0]);
});

test('throws if the seam is so far inside the edge that it would cross itself in a notch', () => {
  expect(() => pieceOutline([200, 120], 'n---', seamInset + 1)).toThrow(RangeError);
});
