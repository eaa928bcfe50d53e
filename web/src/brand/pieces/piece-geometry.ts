/** How a side of a piece is cut: with a tab, with the notch for one, or straight. */
type Cut = 't' | 'n' | '-';
/** A letter a side: top, right, bottom, left. */
export type Cuts = `${Cut}${Cut}${Cut}${Cut}`;

/** A tab is half a disc on a neck that flares into the edge. Arcs alone: the seam along them is exact too. Px. */
const [head, foot] = [10, 7];
/** How far a tab sticks out, and half its width at the edge, in px. */
export const tabDepth = head + foot;
/** How far inside the edge the seam runs, in px. No further than the foot's radius: there it makes a corner. */
export const seamInset = foot;
const corner = 12;

const arc = (radius: number, sweep: boolean, to: string) =>
  radius ? `a${radius} ${radius} 0 0 ${Number(sweep)} ${to}` : '';

/** Turns a step along a top side into one along another side, 0 to 3 from the top clockwise. */
const turning = (side: number) => (x: number, y: number) =>
  [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;

/**
 * Relative path data of a tab (or a notch) on a side that runs clockwise. `inset` px inside the edge; below 0 it is the
 * line that a neighbour has there, so that a tab's contour is its notch's too.
 */
function cutPath(cut: 't' | 'n', inset: number, to = turning(0)): string {
  const out = cut === 't' ? 1 : -1;
  const flare = foot + out * inset;
  const round = head - out * inset;
  if (flare < 0) throw new RangeError(`No seam ${inset} px beside a foot of ${foot}`);
  return (
    arc(flare, out < 0, to(flare, -out * flare)) +
    arc(round, out > 0, to(2 * round, 0)) +
    arc(flare, out < 0, to(flare, out * flare))
  );
}

/** Path data of a tab that points up from the origin, as the line `inset` px inside its edge. */
export const tabLine = (inset: number) => `M${-tabDepth} ${inset}${cutPath('t', inset)}`;

/** Path data of a piece whose upper left corner is `at`, as the line `inset` px inside its edge. */
export function pieceOutline(
  [width, height]: readonly [number, number],
  cuts: Cuts,
  inset = 0,
  [left, top]: readonly [number, number] = [0, 0],
): string {
  const round = corner - inset;
  const sides = Array.from(cuts as Iterable<Cut>, (cut, side) => {
    const to = turning(side);
    const length = (side % 2 ? height : width) - 2 * corner;
    const half = `l${to(length / 2 - tabDepth, 0)}`;
    const run = cut === '-' ? `l${to(length, 0)}` : `${half}${cutPath(cut, inset, to)}${half}`;
    return run + arc(round, true, to(round, round));
  });
  return `M${left + corner} ${top + inset}${sides.join('')}z`;
}
