/** The largest diameter of a ring, in px at a screen width of 1440 px. */
const widest = 300;
/** Sum of the four diameters, in px at a screen width of 1440 px. The column is then 1200 px wide. */
const allTogether = 972;

/** Returns diameters in even px, for rings with areas proportional to the values. Four rings fit into a row. */
export function ringDiameters(values: readonly number[]): number[] {
  const roots = values.map(Math.sqrt);
  const sum = roots.reduce((total, root) => total + root, 0);
  const scale = Math.min(widest / Math.max(...roots), allTogether / sum);
  return roots.map((root) => 2 * Math.round((root * scale) / 2));
}
