/** Steps of the slider in a decade of tasks: a step is some 6 %. */
const stepsPerDecade = 40;
/** Ends of the scale in decades, as log10 of tasks: 28 and some 154,000. */
const [start, end] = [1.45, 5.1875];

/** Attributes of the slider. Its last position is the last whole step. */
export const sliderRange = { min: start * stepsPerDecade, max: end * stepsPerDecade, step: 1 };

/** Where a number of tasks lies on the scale, from 0 at its start to 1 at its end. */
export const shareOf = (tasks: number) =>
  Math.min(Math.max((Math.log10(Math.max(tasks, 1)) - start) / (end - start), 0), 1);

/** Where a position of the slider lies on the scale. */
export const shareAt = (position: number) => (position / stepsPerDecade - start) / (end - start);

/** The slider's position for a number of tasks. */
export const positionOf = (tasks: number) =>
  Math.round(
    Math.min(
      Math.max(stepsPerDecade * Math.log10(Math.max(tasks, 1)), sliderRange.min),
      Math.floor(sliderRange.max),
    ),
  );

/** The tasks at a position of the slider: round numbers, each of them once. */
export function tasksAt(position: number): number {
  const tasks = 10 ** (position / stepsPerDecade);
  const decade = 10 ** Math.floor(Math.log10(tasks) + 1e-9);
  // Under 100 whole tasks; above, two digits, and halves between the smallest of them.
  const unit = Math.max(decade / (tasks < 2 * decade ? 20 : 10), 1);
  return Math.round(tasks / unit) * unit;
}

/** Marks of the tape, each decade's number with its label. */
export const ticks = Array.from({ length: 4 }, (_, decade) => 10 ** (decade + 1))
  .flatMap((decade) => Array.from({ length: 9 }, (_, digit) => (digit + 1) * decade))
  .concat(100_000)
  .filter((tasks) => Math.log10(tasks) > start)
  .map((tasks) => ({ share: shareOf(tasks), tasks, isLong: Number.isInteger(Math.log10(tasks)) }));
