import { pricing } from '../../content/pages/pricing';
import { positionOf, shareAt, shareOf, sliderRange, tasksAt } from './task-scale';

const positions = Array.from(
  { length: Math.floor(sliderRange.max) - sliderRange.min + 1 },
  (_, step) => sliderRange.min + step,
);

test('each step of the slider means more tasks than the one before, and converting its tasks back gives that step', () => {
  const tasks = positions.map(tasksAt);
  expect(tasks.slice(1).every((number, index) => number > tasks[index]!)).toBe(true);
  expect(tasks.map(positionOf)).toEqual(positions);
  for (const position of positions)
    expect(shareAt(position)).toBeCloseTo(shareOf(10 ** (position / 40)));
  expect(tasks[0]).toBe(28);
  expect(tasks.at(-1)).toBe(150_000);
});

test('the limit of each plan and the initial number of tasks are steps of the slider', () => {
  const ends = pricing.plans.map(({ includes }) => includes.executions);
  for (const tasks of [...ends, pricing.estimate.initial.tasks])
    expect(tasksAt(positionOf(tasks))).toBe(tasks);
});

test('a number beyond the slider’s scale has the position of the nearest end', () => {
  expect([0, 1, 28, 1_000_000].map(shareOf).map((share) => Number(share.toFixed(2)))).toEqual([
    0, 0, 0, 1,
  ]);
  expect([0, 1_000_000].map(positionOf)).toEqual([58, 207]);
});
