import type * as Samples from '../owner-samples';
import { about } from './about';
import { careers } from './careers';

// The owner's facts may contain any figure, so these tests read the texts without them.
jest.mock('../owner', () => ({
  owner: jest.requireActual<typeof Samples>('../owner-samples').emptyOwner,
}));

/** Returns the figures in all texts of a page. A digit in a name such as "Q1" is not a figure. */
const figures = (content: object) =>
  [...new Set(JSON.stringify(content).match(/(?<![\w-])€?\d[\d,]*\+?/g))].toSorted();

test('every entry of the timeline is complete, and only future entries have no date', () => {
  for (const { title, description, achievements, image, quarter, future } of careers.timeline
    .entries) {
    expect([title, description, image].every(Boolean)).toBe(true);
    expect(achievements.length).toBeGreaterThan(0);
    expect([title, quarter === undefined]).toEqual([title, future === true]);
  }
  const { entries } = careers.timeline;
  expect(new Set(entries.map(({ image }) => image)).size).toBe(entries.length);
  expect(entries.some(({ milestone }) => milestone)).toBe(true);
  expect(entries.filter(({ future }) => future)).toEqual([entries.at(-1)]);
});

test('the timeline starts with the year of the founding, and its dates are in order', () => {
  const dates = careers.timeline.entries.flatMap(({ year, quarter }) =>
    quarter ? [`${year} ${quarter}`] : [],
  );
  expect(dates).toEqual(dates.toSorted());
  expect(dates[0]).toMatch(/^2024/);
});

test('the about and careers pages contain only figures of the requirements', () => {
  expect(figures(about)).toEqual(['100+', '200+', '2024', '5']);
  // 2025 is the year of a timeline entry.
  expect(figures(careers)).toEqual(['2024', '2025', '25', '€1,000']);
});
