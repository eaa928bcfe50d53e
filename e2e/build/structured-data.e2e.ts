import { readPages } from '../support/servers/built-pages';

const pages = readPages();

const typesOn = (path: string) =>
  pages.find((page) => page.path === path)!.graph.map((node) => node['@type']);

const below = (prefix: string) =>
  pages.filter(({ path }) => path.startsWith(prefix)).map(({ path }) => path);

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

test('the structured data of service, industry and product pages describe the service and its provider', () => {
  const paths = [...below('/services/'), ...below('/solutions/'), ...below('/products/')];
  expect(paths.length).toBeGreaterThan(16);
  for (const path of paths) {
    const { graph, meta } = pages.find((page) => page.path === path)!;
    const service = graph.find((node) => node['@type'] === 'Service');
    expect(service).toMatchObject({
      name: expect.stringMatching(/./),
      url: meta.get('og:url'),
      description: expect.stringMatching(/.{70}/),
      provider: { '@type': 'Organization', name: 'Maatwerk' },
    });
  }
  const discovery = pages.find(({ path }) => path === '/services/ai-strategy-discovery')!;
  expect(discovery.graph.find((node) => node['@type'] === 'Service')).toMatchObject({
    offers: { '@type': 'Offer', price: '400', priceCurrency: 'EUR' },
  });
});

test('the structured data of the pricing page contain each plan that has a price, with the visible price', () => {
  const { graph } = pages.find(({ path }) => path === '/pricing')!;
  const products = graph.filter((node) => node['@type'] === 'Product');
  const offered = products.map(({ name, offers }) => [
    name,
    (offers as Record<string, unknown>[]).map(({ price, priceCurrency, priceSpecification }) => [
      price,
      priceCurrency,
      (priceSpecification as Record<string, unknown>).unitCode,
    ]),
  ]);
  expect(offered).toEqual([
    ['Maatwerk Free', [[0, 'EUR', 'MON']]],
    [
      'Maatwerk Pro',
      [
        [149, 'EUR', 'MON'],
        [1430, 'EUR', 'ANN'],
      ],
    ],
    [
      'Maatwerk Business',
      [
        [949, 'EUR', 'MON'],
        [9110, 'EUR', 'ANN'],
      ],
    ],
  ]);
  for (const product of products) {
    expect(product).toMatchObject({ image: expect.any(String), description: expect.any(String) });
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
