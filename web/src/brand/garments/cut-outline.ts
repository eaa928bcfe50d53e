import { short, tabArcs } from '../pieces/piece-geometry';

type Point = readonly [number, number];

const [head, foot] = [13, 9];
const halfTab = head + foot;

const rounded = (value: number) => Number(value.toFixed(1));
const pair = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;

function lineTo([x, y]: Point, [fromX, fromY]: Point) {
  if (x === fromX) return `V${rounded(y)}`;
  return y === fromY ? `H${rounded(x)}` : `L${pair(x, y)}`;
}

/**
 * Returns SVG path data of an edge between two points with a puzzle tab in its middle. The tab is on the right of the
 * edge's direction if `side` is 1, and on the left if it is -1.
 */
function joint(from: Point, to: Point, side: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [across, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (distance: number): Point => [from[0] + across * distance, from[1] + down * distance];
  const turn = (x: number, y: number) => pair(across * x - down * y, down * x + across * y);
  return short(
    lineTo(at(length / 2 - halfTab), from) +
      tabArcs(side > 0 ? 'n' : 't', turn, [head, foot]) +
      lineTo(to, at(length / 2 + halfTab)),
  );
}

export type Joint = readonly [from: Point, to: Point, side: number];

/**
 * Returns the SVG path data of one shape of the drawing, and its edges with tabs. `outline` is path data with the
 * absolute commands M, L, H, V, C, Q, A, Z and `Jx y side`: an edge to x, y with a tab in its middle. The neighbouring
 * shape has the same edge in the opposite direction, with the opposite `side`.
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
