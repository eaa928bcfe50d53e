/** Steps of the slider per decade of tasks; one step is about 6 %. */
const stepsPerDecade = 40;
/** Ends of the scale as log10 of tasks: 28 and about 154,000. */
const [start, end] = [1.45, 5.1875];

/** Attributes of the slider. Its last position is a whole step. */
export const sliderRange = { min: start * stepsPerDecade, max: end * stepsPerDecade, step: 1 };

/** Returns the position of a number of tasks on the scale, 0 to 1. */
export const shareOf = (tasks: number) =>
  Math.min(Math.max((Math.log10(Math.max(tasks, 1)) - start) / (end - start), 0), 1);

export const shareAt = (position: number) => (position / stepsPerDecade - start) / (end - start);

export const positionOf = (tasks: number) =>
  Math.round(
    Math.min(
      Math.max(stepsPerDecade * Math.log10(Math.max(tasks, 1)), sliderRange.min),
      Math.floor(sliderRange.max),
    ),
  );

/** Returns the tasks for a slider value. All are distinct round numbers. */
export function tasksAt(position: number): number {
  const tasks = 10 ** (position / stepsPerDecade);
  const decade = 10 ** Math.floor(Math.log10(tasks) + 1e-9);
  // Below 100 these are whole numbers. Above, they have two digits, and in the lower part of a decade also halves.
  const unit = Math.max(decade / (tasks < 2 * decade ? 20 : 10), 1);
  return Math.round(tasks / unit) * unit;
}

/** Marks of the tape. Each power of ten has a label. */
export const ticks = Array.from({ length: 4 }, (_, decade) => 10 ** (decade + 1))
  .flatMap((decade) => Array.from({ length: 9 }, (_, digit) => (digit + 1) * decade))
  .concat(100_000)
  .filter((tasks) => Math.log10(tasks) > start)
  .map((tasks) => ({ share: shareOf(tasks), tasks, isLong: Number.isInteger(Math.log10(tasks)) }));
