import { readPages } from '../support/servers/built-pages';

const pages = readPages();

const typesOn = (path: string) =>
  pages.find((page) => page.path === path)!.graph.map((node) => node['@type']);

const findOn = (path: string, type: string) =>
  pages.find((page) => page.path === path)!.graph.find((node) => node['@type'] === type)!;

test('the home page describes the site, and the about page the organization that publishes it', () => {
  expect(new Set(pages.map(({ context }) => context))).toEqual(new Set(['https://schema.org']));
  const organization = findOn('/about', 'Organization');
  expect(organization).toMatchObject({
    name: 'Maatwerk',
    slogan: 'Your AI team. Built for you.',
    foundingDate: '2024',
    url: expect.any(String),
    logo: expect.stringMatching(/\.png$/),
    email: expect.stringContaining('@'),
    description: expect.any(String),
  });
  expect(organization.areaServed).toHaveLength(5);
  expect(findOn('/', 'WebSite')).toMatchObject({
    name: 'Maatwerk',
    inLanguage: 'en',
    publisher: { '@id': organization['@id'] },
  });
});

interface Crumb {
  position: number;
  name: string;
  item: string;
}

/** Maps the first part of a page's path to the name of its overview page in the breadcrumbs. */
const overviews: Record<string, string> = {
  solutions: 'Solutions',
  products: 'Products',
  jobs: 'Careers',
};

test('every page except the home page has breadcrumbs that link to existing pages and name the overview page above it', () => {
  const addresses = new Set(pages.map(({ meta }) => meta.get('og:url')));
  for (const { path, graph, meta } of pages) {
    if (path === '/') continue;
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')!;
    const crumbs = trail.itemListElement as Crumb[];
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs[0]).toMatchObject({ name: 'Home' });
    expect(crumbs.at(-1)!.item).toBe(meta.get('og:url'));
    for (const { name, item } of crumbs) {
      expect(name).not.toBe('');
      expect([path, addresses.has(item)]).toEqual([path, true]);
    }
    const overview = /^\/(solutions|products|jobs)\/./.exec(path)?.[1];
    expect([path, crumbs.length]).toEqual([path, overview ? 3 : 2]);
    if (overview) expect([path, crumbs[1]!.name]).toEqual([path, overviews[overview]]);
  }
});

test('no page has structured data about ratings, job postings or a FAQ', () => {
  expect(typesOn('/about')).toEqual(['BreadcrumbList', 'Organization']);
  expect(typesOn('/jobs/product-designer')).toEqual(['BreadcrumbList']);
  // Matches only names of types and properties, because a description may contain the word "review".
  const claims = /"[a-z]*(Rating|Review|JobPosting|FAQPage)s?"/i;
  const found = pages.filter(({ graph }) => claims.test(JSON.stringify(graph)));
  expect(found.map(({ path }) => path)).toEqual([]);
});
