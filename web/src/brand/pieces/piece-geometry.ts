/** How a side is cut: with a tab (t), with a notch (n), or straight (-). */
type Cut = 't' | 'n' | '-';
/** One letter per side: top, right, bottom, left. */
export type Cuts = `${Cut}${Cut}${Cut}${Cut}`;

/** In px. A tab is half a disc on a neck that widens into the edge. It consists of arcs, so that its seam is exact. */
const [head, foot] = [10, 7];
/** Height of a tab and half its width at the edge, in px. */
export const tabDepth = head + foot;
/** Distance of the seam from the edge, in px. At most the foot's radius, because beyond it the seam has a corner. */
export const seamInset = foot;
const corner = 12;

const arc = (radius: number, sweep: boolean, to: string) =>
  radius ? `a${radius} ${radius} 0 0 ${Number(sweep)} ${to}` : '';

/** Returns a function that rotates a step along the top to another side, 0 to 3 clockwise from the top. */
const turning = (side: number) => (x: number, y: number) =>
  [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;

/**
 * Returns relative path data of a tab or notch on a side that runs clockwise, `inset` px inside the edge. A negative
 * inset gives the neighbour's line, so that a tab and its notch have the same contour.
 */
function cutPath(cut: 't' | 'n', inset: number, to = turning(0)): string {
  const out = cut === 't' ? 1 : -1;
  const flare = foot + out * inset;
  const round = head - out * inset;
  if (flare < 0) throw new RangeError(`A seam ${inset} px inside the edge would cross itself`);
  return (
    arc(flare, out < 0, to(flare, -out * flare)) +
    arc(round, out > 0, to(2 * round, 0)) +
    arc(flare, out < 0, to(flare, out * flare))
  );
}

/** Returns path data of a tab that points up from the origin: the line `inset` px inside its edge. */
export const tabLine = (inset: number) => `M${-tabDepth} ${inset}${cutPath('t', inset)}`;

/** Returns path data of a piece: the line `inset` px inside its edge. Its top left corner is `at`. */
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
