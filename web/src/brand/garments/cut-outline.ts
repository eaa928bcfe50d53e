type Point = readonly [number, number];

/**
 * Radii in px of the drawing. A tab, like that of a puzzle piece, is half a disc (radius `head`) on a neck that widens
 * by arcs (radius `foot`).
 */
const [head, foot] = [13, 9];
const halfTab = head + foot;

const short = (value: number) => Number(value.toFixed(1));
const pair = (x: number, y: number) => ` ${short(x)} ${short(y)}`.replaceAll(' -', '-');

function lineTo([x, y]: Point, [fromX, fromY]: Point) {
  if (x === fromX) return `V${short(y)}`;
  return y === fromY ? `H${short(x)}` : `L${pair(x, y).trim()}`;
}

/**
 * Returns path data of an edge with a tab in its middle. Seen on the way from `from` to `to`, the tab is on the right
 * if `side` is 1, and on the left if it is -1.
 */
function joint(from: Point, to: Point, side: number): string {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(across, down);
  const along: Point = [across / length, down / length];
  const out: Point = [-along[1] * side, along[0] * side];
  const at = (share: number): Point => [from[0] + along[0] * share, from[1] + along[1] * share];
  const step = (forward: number, outward: number) =>
    pair(along[0] * forward + out[0] * outward, along[1] * forward + out[1] * outward);
  const [flare, round] = side > 0 ? [1, 0] : [0, 1];
  return (
    lineTo(at(length / 2 - halfTab), from) +
    `a${foot} ${foot} 0 0 ${flare}${step(foot, foot)}` +
    `a${head} ${head} 0 0 ${round}${step(2 * head, 0)}` +
    `a${foot} ${foot} 0 0 ${flare}${step(foot, -foot)}` +
    lineTo(to, at(length / 2 + halfTab))
  );
}

export type Joint = readonly [from: Point, to: Point, side: number];

/**
 * Returns the path data of a pattern piece and its joints, the edges where it meets another piece. `outline` is SVG
 * path data with absolute M, L, H, V, C, Q, A and Z. It may also contain the command `Jx y side`: a straight edge to x,
 * y with a tab in its middle. The neighbour's outline has the same edge in the opposite direction, with the opposite
 * `side`.
 */
export function cutOutline(outline: string): { path: string; joints: Joint[] } {
  const joints: Joint[] = [];
  let pen: Point = [0, 0];
  const path = outline.replace(/([A-Z])([^A-Z]*)/g, (command, letter: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const from = pen;
    if (letter === 'J') {
      const [x, y, side] = numbers as [number, number, number];
      pen = [x, y];
      joints.push([from, pen, side]);
      return joint(from, pen, side);
    }
    if (letter === 'H') pen = [numbers[0]!, pen[1]];
    else if (letter === 'V') pen = [pen[0], numbers[0]!];
    else if (letter !== 'Z') pen = [numbers.at(-2)!, numbers.at(-1)!];
    return command;
  });
  return { path, joints };
}
