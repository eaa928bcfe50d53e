import { readinessLevel } from './readiness-challenge';

test.each([
  [350, 'AI Champion'],
  [349, 'AI Innovator'],
  [300, 'AI Innovator'],
  [299, 'AI Explorer'],
  [250, 'AI Explorer'],
  [249, 'AI Beginner'],
])('%i points give the level %s', (points, level) => {
  expect(readinessLevel(points)).toBe(level);
});
