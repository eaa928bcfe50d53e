/** The slider is logarithmic: it has this many steps for ten times as many tasks. One step adds about 6 %. */
const stepsPerDecade = 40;
/** The slider's ends as log10 of the tasks: 28 and about 154,000. */
const [start, end] = [1.45, 5.1875];

/** Attributes of the slider. Positions are whole numbers, so the last one is 207, half a step below `max`. */
export const sliderRange = { min: start * stepsPerDecade, max: end * stepsPerDecade, step: 1 };

/** Returns the position of a number of tasks on the measuring tape, from 0 to 1. */
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

/** Returns the number of tasks for a value of the slider: a round number, different for each step. */
export function tasksAt(position: number): number {
  const tasks = 10 ** (position / stepsPerDecade);
  const decade = 10 ** Math.floor(Math.log10(tasks) + 1e-9);
  // The step of rounding is 10 % of `decade`. If `tasks` is less than twice `decade`, the step is 5 %. It is at least
  // 1.
  const unit = Math.max(decade / (tasks < 2 * decade ? 20 : 10), 1);
  return Math.round(tasks / unit) * unit;
}

/** The marks on the measuring tape. Each power of ten has a long mark with a label. */
export const ticks = Array.from({ length: 4 }, (_, decade) => 10 ** (decade + 1))
  .flatMap((decade) => Array.from({ length: 9 }, (_, digit) => (digit + 1) * decade))
  .concat(100_000)
  .filter((tasks) => Math.log10(tasks) > start)
  .map((tasks) => ({ share: shareOf(tasks), tasks, isLong: Number.isInteger(Math.log10(tasks)) }));
