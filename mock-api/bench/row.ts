/** One row of the bench: a measured value, and whether it meets its goal. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  goal: string;
  passes: boolean;
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
