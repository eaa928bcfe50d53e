import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { root } from '../support/root';
import { routes } from '../support/routes';

const { visit } = startJourney();
let pages: BuiltPage[];

beforeAll(async () => {
  const { page } = await visit();
  pages = [];
  for (const path of routes) pages.push(await readBuilt(page, path));
});

/** Reads a built page from its file. Its scripts do not run. */
async function readBuilt(page: Page, path: string) {
  const html = readFileSync(join(root, 'dist/site', path, 'index.html'), 'utf8');
  const parsed = await page.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'text/html');
    const text = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim();
    return {
      headings: [...doc.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
        level: Number(heading.localName[1]),
        text: text(heading),
      })),
      ids: [...doc.querySelectorAll('[id]')].map(({ id }) => id),
      unnamed: [...doc.querySelectorAll('section')].filter((section) => {
        const title = doc.getElementById(section.getAttribute('aria-labelledby') ?? '');
        return !section.ariaLabel && !(title && text(title));
      }).length,
      links: [...doc.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: text(link),
        area: link.closest('#site-menu')
          ? 'menu'
          : (link.closest('header, main, footer')?.localName ?? 'start'),
      })),
    };
  }, html);
  return { path: path as string, ...parsed };
}
type BuiltPage = Awaited<ReturnType<typeof readBuilt>>;

const headOf = ({ headings }: BuiltPage) => headings.filter(({ level }) => level === 1);

test('every page has an h1 that no other page has', () => {
  const names = pages.flatMap((page) => headOf(page).map(({ text }) => text));
  expect(names.filter(Boolean)).toHaveLength(routes.length);
  expect(new Set(names).size).toBe(routes.length);
});

test('every page has one h1 before all other headings, skips no heading level, repeats no id, and names every section', () => {
  const faults = pages.flatMap((page) => [
    ...(headOf(page).length === 1 && page.headings[0]!.level === 1 ? [] : [`${page.path}: h1`]),
    ...page.headings
      .filter(({ level }, index) => index > 0 && level > page.headings[index - 1]!.level + 1)
      .map(({ text }) => `${page.path}: "${text}" skips a level`),
    ...page.ids
      .filter((id, index) => page.ids.indexOf(id) !== index)
      .map((id) => `${page.path}: #${id} twice`),
    ...(page.unnamed === 0 ? [] : [`${page.path}: ${page.unnamed} sections without a name`]),
  ]);

  expect(faults).toEqual([]);
});

test('every link within the site leads to an existing page or file, and every hash to an id on that page', () => {
  let checked = 0;
  const faults = pages.flatMap((page) =>
    page.links.flatMap(({ href, text }) => {
      if (/^(mailto|tel|https):/.test(href)) return [];
      checked += 1;
      const [path, hash] = href.replace(/\?[^#]*/, '').split('#');
      const target = pages.find((each) => each.path === (path || page.path));
      if (target && (hash === undefined || target.ids.includes(hash))) return [];
      // The owner's file may link files of web/public, such as the terms as PDF.
      if (/\.\w+$/.test(href) && existsSync(join(root, 'dist/site', href))) return [];
      return [`${page.path}: "${text}" to ${href}`];
    }),
  );

  expect(checked).toBeGreaterThan(routes.length * 60);
  expect(faults).toEqual([]);
});

test('the header and the phone menu both link to every page except the job pages', () => {
  for (const area of ['header', 'menu']) {
    const start = pages.find(({ path }) => path === '/about')!;
    const inArea = start.links.filter((link) => link.area === area);
    const reached = new Set(inArea.map(({ href }) => href));
    // The job pages are excluded, because only the careers page links to them.
    const expected = routes.filter((path) => !path.startsWith('/jobs/'));
    expect(expected.filter((path) => !reached.has(path))).toEqual([]);
  }
});

test.each([
  ['/solutions/', 8],
  ['/services/', 5],
  ['/products/', 4],
] as const)(
  'the links Next and Previous lead through all pages under %s and back to the first',
  (group, length) => {
    const members = pages.filter(({ path }) => path.startsWith(group));
    expect(members).toHaveLength(length);
    const way = (page: BuiltPage, word: string) =>
      page.links.find(({ area, text }) => area === 'main' && text.startsWith(word))?.href;
    for (const word of ['Next', 'Previous']) {
      const seen = new Set<string>();
      let page = members[0]!;
      while (!seen.has(page.path)) {
        seen.add(page.path);
        const href = way(page, word);
        page = members.find(({ path }) => path === href) ?? page;
      }
      // The last page links to the first. There the loop ends, after it has seen every page.
      expect([word, seen.size, page.path]).toEqual([word, length, members[0]!.path]);
    }
    const next = members.find(({ path }) => path === way(members[0]!, 'Next'))!;
    expect(way(next, 'Previous')).toBe(members[0]!.path);
  },
);
