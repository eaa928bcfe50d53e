/** One line of the bench: what was measured, and whether it meets its goal. The mock API's rows have the same shape. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  goal: string;
  passes: boolean;
}

export const digits = (value: number) =>
  Number.isInteger(value) ? `${value}` : value.toPrecision(3);

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

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The worst of several pages, and which one it is. */
export function worst<Item>(items: Item[], valueOf: (item: Item) => number): [Item, number] {
  const ranked = items.map((item): [Item, number] => [item, valueOf(item)]);
  return ranked.reduce((most, next) => (next[1] > most[1] ? next : most));
}
