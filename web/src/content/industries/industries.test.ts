import { paths, type IndustrySlug } from '../../paths';
import { solutions } from '../pages/solutions';
import { analysisSuitePage } from '../products/analysis-suite';
import type { IndustryContent } from '../types/industry';
import { everyIndustry } from './every-industry';
import { forwardSheet } from './forward-sheet';

jest.mock('../owner');

const entries = Object.entries(everyIndustry) as [IndustrySlug, IndustryContent][];

const pageAt = (path: string) => entries.find(([slug]) => paths.industry[slug] === path)![1];

/** Results in the success stories, word for word from the requirements (requirements, section 9). */
const claims = new Set([
  '500+ invoices monthly',
  'invoice time from 3 days to 30 minutes',
  '60% less administrative overhead',
  '200% growth',
  '15% market share in 6 months',
  '40% revenue increase',
]);

/** Returns all texts in a value that visitors see. Skips URLs, ids and names of drawings. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(
      ([key]) =>
        !['path', 'id', 'key', 'garment', 'picture', 'icon', 'color', 'figure'].includes(key),
    )
    .flatMap(([, inner]) => textsOf(inner));
}

test('the overview page links each result of the requirements to the page whose story contains it', () => {
  expect(new Set(solutions.claims.items.map(({ claim }) => claim))).toEqual(claims);
  for (const { claim, path } of solutions.claims.items)
    expect(pageAt(path).stories.stories.map(({ result }) => result)).toContain(claim);
});

test('only the print of the HR page says that screening applicants counts as high-risk', () => {
  const sheets = entries.map(([slug]) => forwardSheet(slug));
  for (const { items } of sheets)
    expect(items.find(({ name }) => name === 'EU AI Act')!.text).toMatch(
      /risk class.*talking to AI/,
    );
  const high = entries.filter((_, index) =>
    /high-risk(?! agents)/.test(JSON.stringify(sheets[index])),
  );
  expect(high.map(([slug]) => slug)).toEqual(['hr']);
});

const ofAnalyst = ' with the Analyst Suite';

test('each solution’s figure is an impact figure of the page that its title opens, or of the product that it names', () => {
  for (const { path, figure } of solutions.cards.items) {
    const named = figure.label.includes(ofAnalyst) ? analysisSuitePage : pageAt(path);
    const metrics = named.impact.metrics.map(({ value, display, label }) => ({
      value: display ?? `${value}%`,
      label,
    }));
    expect(metrics).toContainEqual({ ...figure, label: figure.label.replace(ofAnalyst, '') });
  }
});

test('the industry pages contain no figures except those of the requirements and of fixed terms such as "24/7"', () => {
  const known =
    /AC-\d\d|pattern 00\d|24\/7|Microsoft 365|within 24 hours|3-5 days|\(€500 a month\)|€149 a month/g;
  const figures = [...entries.map(([, page]) => page), solutions]
    .flatMap(textsOf)
    .filter((text) => !claims.has(text))
    .flatMap((text) => text.replaceAll(known, '').match(/.*\d.*/g) ?? []);
  expect(figures).toEqual([]);
});
