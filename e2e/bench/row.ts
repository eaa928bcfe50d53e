/** A measured value, and whether it meets its goal. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  goal: string;
  passes: boolean;
  /** The smallest and the largest measurement, if `value` is the median of several. */
  spread?: [number, number];
}

export const atMost = (name: string, value: number, limit: number, unit: string): BenchRow => ({
  name,
  value,
  unit,
  goal: `at most ${limit}`,
  passes: value <= limit,
});

export const atLeast = (name: string, value: number, limit: number, unit: string): BenchRow => ({
  name,
  value,
  unit,
  goal: `at least ${limit}`,
  passes: value >= limit,
});

export function medianAtMost(
  name: string,
  values: number[],
  limit: number,
  unit: string,
): BenchRow {
  const spread: [number, number] = [Math.min(...values), Math.max(...values)];
  return { ...atMost(name, median(values), limit, unit), spread };
}

export const digits = (value: number) =>
  `${Number.isInteger(value) ? value : Number(value.toPrecision(3))}`;

export const measured = ({ value, unit, spread }: BenchRow) =>
  `${digits(value)} ${unit}${spread ? ` (${spread.map(digits).join(' to ')})` : ''}`;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export function worst<Item>(items: Item[], valueOf: (item: Item) => number): [Item, number] {
  const ranked = items.map((item): [Item, number] => [item, valueOf(item)]);
  return ranked.reduce((most, next) => (next[1] > most[1] ? next : most));
}
