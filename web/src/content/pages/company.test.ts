import { about } from './about';
import { careers } from './careers';

jest.mock('../owner');

/** Returns the figures in all texts of a page. A digit in a name such as "Q1" is not a figure. */
const figures = (content: object) =>
  [...new Set(JSON.stringify(content).match(/(?<![\w-])€?\d[\d,]*\+?/g))].toSorted();

test('the timeline starts with the year of the founding, has its dates in order and no picture twice, and only its last entry has no date', () => {
  const { entries } = careers.timeline;
  const dates = entries.flatMap(({ year, quarter }) => (quarter ? [`${year} ${quarter}`] : []));
  expect(dates).toEqual(dates.toSorted());
  expect(dates[0]).toMatch(/^2024/);
  expect(new Set(entries.map(({ image }) => image)).size).toBe(entries.length);
  expect(entries.filter(({ quarter }) => !quarter)).toEqual([entries.at(-1)]);
  expect(entries.filter(({ future }) => future)).toEqual([entries.at(-1)]);
});

test('the about and careers pages contain only figures of the requirements', () => {
  expect(figures(about)).toEqual(['100+', '200+', '2024', '5']);
  // 2025 is the year of a timeline entry.
  expect(figures(careers)).toEqual(['2024', '2025', '25', '€1,000']);
});
