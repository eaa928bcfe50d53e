type Cut = 't' | 'n' | '-';
/** The top, right, bottom and left side of a box: with a puzzle tab (t), with a notch (n), or straight (-). */
export type Cuts = `${Cut}${Cut}${Cut}${Cut}`;

/** Radii (px) of a tab: a half disc (`head`) on a neck (`foot`) that widens towards the edge of the box. */
const [head, foot] = [10, 7];
/** Height of a tab in px, and half of its width at the edge. */
export const tabDepth = head + foot;
/** Distance (px) of the dashed line from the edge. At a larger distance the line would cross itself in a notch. */
export const seamInset = foot;
const corner = 12;

const arc = (radius: number, sweep: boolean, to: string) =>
  radius ? `a${radius} ${radius} 0 0 ${Number(sweep)} ${to}` : '';

/** Removes redundant spaces and zeros from path data. */
export const short = (path: string) => path.replaceAll(' -', '-').replaceAll(/(?<![\d.])0\./g, '.');

/**
 * Converts a step along the top side of a box to the same step along another side. Sides are counted clockwise from the
 * top (0).
 */
type Turn = (x: number, y: number) => string;

const turning =
  (side: number): Turn =>
  (x, y) =>
    [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;

/**
 * Returns relative path data of a tab, which lies left of the edge's direction, or of a notch, which lies right of it.
 * `disc` is the radius of the half disc, and `neck` that of the two arcs of the neck.
 */
export function tabArcs(cut: 't' | 'n', to: Turn, [disc, neck]: readonly [number, number]): string {
  const out = cut === 't' ? 1 : -1;
  return (
    arc(neck, out < 0, to(neck, -out * neck)) +
    arc(disc, out > 0, to(2 * disc, 0)) +
    arc(neck, out < 0, to(neck, out * neck))
  );
}

/** Returns relative path data of a tab or notch, clockwise and `inset` px inside the edge (outside if negative). */
function cutPath(cut: 't' | 'n', inset: number, to = turning(0)): string {
  const inward = cut === 't' ? inset : -inset;
  if (foot + inward < 0)
    throw new RangeError(`A seam ${inset} px inside the edge would cross itself`);
  return tabArcs(cut, to, [head - inward, foot + inward]);
}

/** Returns path data of a tab that points up from the origin, `inset` px inside its edge. */
export const tabLine = (inset: number) => short(`M${-tabDepth} ${inset}${cutPath('t', inset)}`);

/** Returns path data of a box's outline, `inset` px inside its edge. */
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
    const line = (distance: number) => 'hvhv'[side]! + (side < 2 ? distance : -distance);
    const half = line(length / 2 - tabDepth);
    const run = cut === '-' ? line(length) : `${half}${cutPath(cut, inset, to)}${half}`;
    return run + arc(round, true, to(round, round));
  });
  return short(`M${left + corner} ${top + inset}${sides.join('')}z`);
}
