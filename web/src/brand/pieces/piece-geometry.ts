/** The form of a piece's side: with a tab (t), with a notch (n), or straight (-). */
type Cut = 't' | 'n' | '-';
/** The forms of a piece's four sides: top, right, bottom, left. */
export type Cuts = `${Cut}${Cut}${Cut}${Cut}`;

/**
 * Radii in px. A tab is half a disc (radius `head`) on a neck, which widens towards the edge (radius `foot`). It
 * consists only of arcs, because a line at a fixed distance from an arc, such as the seam, is an arc, too.
 */
const [head, foot] = [10, 7];
/** Height of a tab in px. It is also half the width of a tab at the edge. */
export const tabDepth = head + foot;
/**
 * Distance (px) between the edge and the dashed line inside it (the seam). If it were larger than `foot`, the seam
 * would cross itself in a notch.
 */
export const seamInset = foot;
const corner = 12;

const arc = (radius: number, sweep: boolean, to: string) =>
  radius ? `a${radius} ${radius} 0 0 ${Number(sweep)} ${to}` : '';

/** Omits the spaces and zeros that path data does not need. */
export const short = (path: string) => path.replaceAll(' -', '-').replaceAll(/(?<![\d.])0\./g, '.');

/**
 * Returns path data for a step of x, y. The arguments are for an edge that runs to the right, and the result is rotated
 * to the direction of the edge.
 */
type Turn = (x: number, y: number) => string;

/** Returns the function for one side of a piece: 0 is the top, 1 the right side, and so on clockwise. */
const turning =
  (side: number): Turn =>
  (x, y) =>
    [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`][side]!;

/**
 * Returns relative path data of a tab or notch along an edge. `disc` is the radius of the half disc, and `neck` that of
 * the two arcs of the neck. For someone who walks along the edge, a tab is on the left, and a notch on the right.
 */
export function tabArcs(cut: 't' | 'n', to: Turn, [disc, neck]: readonly [number, number]): string {
  const out = cut === 't' ? 1 : -1;
  return (
    arc(neck, out < 0, to(neck, -out * neck)) +
    arc(disc, out > 0, to(2 * disc, 0)) +
    arc(neck, out < 0, to(neck, out * neck))
  );
}

/**
 * Returns relative path data of a tab or notch, `inset` px inside the edge. The path follows the outline clockwise.
 * With a negative inset the line is outside the edge, inside the neighbour's notch.
 */
function cutPath(cut: 't' | 'n', inset: number, to = turning(0)): string {
  const inward = cut === 't' ? inset : -inset;
  if (foot + inward < 0)
    throw new RangeError(`A seam ${inset} px inside the edge would cross itself`);
  return tabArcs(cut, to, [head - inward, foot + inward]);
}

/** Returns path data of a tab that points up from the origin, `inset` px inside its edge. */
export const tabLine = (inset: number) => short(`M${-tabDepth} ${inset}${cutPath('t', inset)}`);

/** Returns path data of a piece's outline, `inset` px inside its edge. The top left corner is at `left`, `top`. */
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
