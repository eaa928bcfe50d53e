/** In px at a screen width of 1440 px. */
const widest = 300;
/** Largest sum of the four diameters, in px at a screen width of 1440 px. */
const allTogether = 972;

/** Returns diameters in px, as even numbers. The areas of the rings are proportional to the values. */
export function ringDiameters(values: readonly number[]): number[] {
  const roots = values.map(Math.sqrt);
  const sum = roots.reduce((total, root) => total + root, 0);
  const scale = Math.min(widest / Math.max(...roots), allTogether / sum);
  return roots.map((root) => 2 * Math.round((root * scale) / 2));
}
