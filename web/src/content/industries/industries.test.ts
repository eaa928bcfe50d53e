import { paths, type IndustrySlug } from '../../paths';
import { searchResultFaults } from '../../test/search-result';
import { solutions } from '../pages/solutions';
import type { IndustryContent } from '../types/industry';
import { everyIndustry } from './every-industry';
import { garments } from './garments';

const entries = Object.entries(everyIndustry) as [IndustrySlug, IndustryContent][];

/**
 * Names of the industries (requirements, section 2) and values in the rings of their pages (requirements, section 9),
 * repeated by hand.
 */
const specified: Record<IndustrySlug, { name: string; rings: string[] }> = {
  hr: { name: 'HR & Personnel', rings: ['40%', '30%', '20%', '50%'] },
  marketing: { name: 'Marketing & Sales', rings: ['30%', '25%', '15%', '20%'] },
  'customer-service': { name: 'Customer Service', rings: ['50%', '30%', '60%', '24/7'] },
  operations: { name: 'Operations & Administration', rings: ['60%', '45%', '35%', '99%'] },
  finance: { name: 'Finance & Accounting', rings: ['70%', '95%', '50%', '40%'] },
  data: { name: 'Data Analysis', rings: ['80%', '60%', '90%', '50%'] },
  content: { name: 'Content & Communication', rings: ['75%', '60%', '50%', '24/7'] },
  compliance: { name: 'Compliance & Strategy', rings: ['90%', '80%', '60%', '99%'] },
};

/** Results in the success stories, verbatim (requirements, section 9). */
const claims = [
  '500+ invoices monthly',
  'invoice time from 3 days to 30 minutes',
  '60% less administrative overhead',
  '200% growth',
  '15% market share in 6 months',
  '40% revenue increase',
];

/** Returns all texts in a value, except URLs, ids and names of drawings, which visitors do not see. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['path', 'id', 'key', 'garment', 'icon', 'color'].includes(key))
    .flatMap(([, inner]) => textsOf(inner));
}

test.each(entries)(
  'the page %s has the name, path and ring values that the requirements fix',
  (slug, page) => {
    expect(page.path).toBe(paths.industry[slug]);
    expect(page.name).toBe(specified[slug].name);
    const { metrics } = page.impact;
    expect(metrics.map(({ value, display }) => display ?? `${value}%`)).toEqual(
      specified[slug].rings,
    );
    for (const { value } of metrics.filter(({ display }) => display)) expect(value).toBe(100);
  },
);

test.each(entries)(
  'the page %s has four features and two stories, each with a quote',
  (_, page) => {
    expect(page.features.items).toHaveLength(4);
    expect(page.stories.stories).toHaveLength(2);
    for (const { quote } of page.stories.stories) expect(quote).toBeTruthy();
  },
);

test('only the pages of HR and marketing list integrations, each with six different platforms', () => {
  const grids = entries.filter(([, { integrations }]) => integrations);
  expect(grids.map(([slug]) => slug)).toEqual(['hr', 'marketing']);
  for (const [, { integrations }] of grids) {
    expect(integrations!.title).toMatch(/Integrations/);
    expect(new Set(integrations!.items.map(({ name }) => name)).size).toBe(6);
    expect(integrations!.items).toHaveLength(6);
  }
  const others = entries.filter(([, { integrations }]) => !integrations);
  expect(JSON.stringify(others)).not.toMatch(/integrations/i);
});

test('the drawings of no two industries have the same combination of pieces', () => {
  const boards = entries.map(([, { hero }]) =>
    hero.board.pieces
      .map(({ label }) => label)
      .toSorted()
      .join(),
  );
  expect(new Set(boards).size).toBe(8);
  for (const [, { hero }] of entries) expect(hero.board.pieces.length).toBeGreaterThanOrEqual(5);
});

test('each industry has a garment of its own, which its page and the overview page show', () => {
  expect(new Set(Object.values(garments)).size).toBe(8);
  for (const [slug, { path, hero }] of entries) {
    expect(hero.board.garment).toBe(garments[slug]);
    const link = solutions.index.links.find((each) => each.path === path);
    expect(link?.garment).toBe(garments[slug]);
  }
});

test('a component has the same catalogue number in all drawings', () => {
  const pieces = entries.flatMap(([, { hero }]) => hero.board.pieces);
  const catalogued = pieces.flatMap(({ label, code }) => {
    return code ? [`${code} ${label}`] : [];
  });
  const components = [...new Set(catalogued)];
  expect(components.filter((name) => !/^AC-\d\d [A-Z]/.test(name))).toEqual([]);
  expect(components.length).toBeGreaterThan(20);
  expect(new Set(components.map((name) => name.slice(0, 5))).size).toBe(components.length);
  expect(new Set(components.map((name) => name.slice(6))).size).toBe(components.length);
});

test('each page has its own title and description, short enough for a search result', () => {
  const metas = [...entries.map(([, { meta }]) => meta), solutions.meta];
  expect(metas.flatMap(searchResultFaults)).toEqual([]);
  expect(new Set(metas.map(({ title }) => title)).size).toBe(9);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(9);
});

test('no long sentence occurs twice on the industry pages and their overview page', () => {
  const texts = [...entries.map(([, page]) => page), solutions]
    .flatMap(textsOf)
    .flatMap((text) => text.split(/(?<=[.?:]) /))
    .filter((sentence) => sentence.length > 32 && !claims.includes(sentence));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('each result of the requirements is in one industry’s story and on the overview page', () => {
  const toldClaims = entries.flatMap(([, { stories }]) =>
    stories.stories.flatMap(({ result }) => result ?? []),
  );
  expect(toldClaims.toSorted()).toEqual(claims.toSorted());
  const shown = solutions.claims.items.map(({ claim }) => claim);
  expect(shown.toSorted()).toEqual(claims.toSorted());
});

test('the overview page links each result to the industry whose story contains it', () => {
  for (const { claim, label, path } of solutions.claims.items) {
    const [, page] = entries.find(([, industry]) => industry.path === path)!;
    expect(page.name).toBe(label);
    expect(page.stories.stories.map(({ result }) => result)).toContain(claim);
  }
});

test('the industry pages contain no figures except those of the requirements and of fixed terms such as "24/7"', () => {
  const known =
    /AC-\d\d|pattern 00\d|24\/7|Microsoft 365|1 to 1000\+ employees|within 24 hours|3-5 days|\(€500 a month\)/g;
  const figures = [...entries.map(([, page]) => page), solutions]
    .flatMap(textsOf)
    .filter((text) => !claims.includes(text))
    .flatMap((text) => text.replaceAll(known, '').match(/.*\d.*/g) ?? []);
  expect(figures).toEqual([]);
});

test('the overview page describes the eight solutions that the requirements name', () => {
  const { items } = solutions.cards;
  expect(items.map(({ key }) => key)).toEqual(
    'hr controle strategie data communicatie voorraad administratie marketing'.split(' '),
  );
  for (const item of items) {
    for (const text of [item.title, item.subtitle, item.description]) expect(text).toBeTruthy();
    expect(item.features.length).toBeGreaterThanOrEqual(3);
    expect(item.integrations.length).toBeGreaterThanOrEqual(3);
  }
});

test('the overview page links to all industry pages by their names', () => {
  expect(solutions.index.links.map(({ label, path }) => [label, path])).toEqual(
    entries.map(([, { name, path }]) => [name, path]),
  );
});
