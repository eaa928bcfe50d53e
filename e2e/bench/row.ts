export const digits = (value: number) =>
  `${Number.isInteger(value) ? value : Number(value.toPrecision(3))}`;

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export function worst<Item>(items: Item[], valueOf: (item: Item) => number): [Item, number] {
  const ranked = items.map((item): [Item, number] => [item, valueOf(item)]);
  return ranked.reduce((most, next) => (next[1] > most[1] ? next : most));
}
