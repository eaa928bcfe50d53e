import { screen } from '@testing-library/react';

/** Expects one h1, no skipped heading level, a name for each section, and at least two buttons that open Discovery. */
export function expectPageOutline() {
  for (const section of document.querySelectorAll('section'))
    expect(section).toHaveAccessibleName();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  expect(screen.getAllByRole('button', { name: 'Start with Discovery' }).length).toBeGreaterThan(1);
}
