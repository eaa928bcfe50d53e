/** The slider is logarithmic: after this number of steps the task count is ten times as large. */
const stepsPerDecade = 40;
/** The ends of the slider as log10 of the task count: 28 and about 154,000 tasks. */
const [start, end] = [1.45, 5.1875];

/** Positions are whole numbers. The last one is 207, half a step below `max`. */
export const sliderRange = { min: start * stepsPerDecade, max: end * stepsPerDecade, step: 1 };

/** Returns the position of a task count on the scale, from 0 to 1. */
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

/** Returns a rounded task count, different for each position of the slider. */
export function tasksAt(position: number): number {
  const tasks = 10 ** (position / stepsPerDecade);
  const decade = 10 ** Math.floor(Math.log10(tasks) + 1e-9);
  // Counts are multiples of `unit`, which is 10 % of `decade`, or 5 % for counts below twice `decade`.
  const unit = Math.max(decade / (tasks < 2 * decade ? 20 : 10), 1);
  return Math.round(tasks / unit) * unit;
}

export const ticks = Array.from({ length: 4 }, (_, decade) => 10 ** (decade + 1))
  .flatMap((decade) => Array.from({ length: 9 }, (_, digit) => (digit + 1) * decade))
  .concat(100_000)
  .filter((tasks) => Math.log10(tasks) > start)
  .map((tasks) => ({ share: shareOf(tasks), isLong: Number.isInteger(Math.log10(tasks)) }));
