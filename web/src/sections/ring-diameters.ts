/** Widest ring, and what four rings take of a column of 1200: the rest is the space between them. In px at 1440. */
const widest = 300;
const allTogether = 972;

/**
 * Returns a diameter for each value, in even px at a screen of 1440: the area of a ring grows with its value. Four of
 * them fit into the page's column side by side.
 */
export function ringDiameters(values: readonly number[]): number[] {
  const roots = values.map(Math.sqrt);
  const sum = roots.reduce((total, root) => total + root, 0);
  const scale = Math.min(widest / Math.max(...roots), allTogether / sum);
  return roots.map((root) => 2 * Math.round((root * scale) / 2));
}
