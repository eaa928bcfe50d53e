import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';
import { root } from '../support/root';
import { routes } from '../support/routes';

const { site, visit } = startJourney();
let live: OpenedPage;
let pages: BuiltPage[];

beforeAll(async () => {
  live = await visit();
  pages = [];
  for (const path of routes) pages.push(await readBuilt(path));
});

/** Reads a built page from its file. Its scripts do not run. */
async function readBuilt(path: string) {
  const html = readFileSync(join(root, 'dist/site', path, 'index.html'), 'utf8');
  const parsed = await live.page.evaluate((source) => {
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

test('every link leads to an existing page, and every hash to an id on that page', () => {
  let checked = 0;
  const faults = pages.flatMap((page) =>
    page.links.flatMap(({ href, text }) => {
      if (/^(mailto|tel):/.test(href)) return [];
      checked += 1;
      const [path, hash] = href.replace(/\?[^#]*/, '').split('#');
      const target = pages.find((each) => each.path === (path || page.path));
      if (target && (hash === undefined || target.ids.includes(hash))) return [];
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
    // Only the careers page links to the job pages.
    const expected = routes.filter((path) => !path.startsWith('/jobs/'));
    expect(expected.filter((path) => !reached.has(path))).toEqual([]);
  }
});

/**
 * Clicks a link, and waits until its page has loaded and the element of its hash is in view. Returns a description of
 * the fault, or an empty string.
 */
async function arrive(area: string, href: string): Promise<string> {
  const { page } = live;
  const target = new URL(href, site.origin);
  const h1 = headOf(pages.find(({ path }) => path === target.pathname)!)[0]!.text;
  await page.evaluate(
    (within, to) => {
      Object.assign(document, { isLeft: true });
      const links = [...document.querySelectorAll<HTMLElement>(`${within} a[href="${to}"]`)];
      // Skips the links of the phone menu if the area is the header, because the menu's HTML is inside the header.
      links.find((link) => within !== 'header' || !link.closest('#site-menu'))!.click();
    },
    area,
    href,
  );
  return page
    .waitForFunction(
      async (path, hash, heading) => {
        // A link without a hash must load a new document.
        if (!hash && 'isLeft' in document) return false;
        const shown = document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim();
        if (location.pathname !== path || shown !== heading) return false;
        if (!hash) return true;
        const { top } = document.querySelector(hash)!.getBoundingClientRect();
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
        const isThere = location.hash === hash && top >= -1 && (top < bar + 80 || isAtEnd);
        // Waits until the page stops scrolling, because Chrome ignores clicks on links during a smooth scroll.
        const before = scrollY;
        for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
        return isThere && scrollY === before;
      },
      { timeout: 6_000 },
      target.pathname,
      target.hash,
      h1,
    )
    .then(
      () => '',
      () => `${area}: ${href} ends at ${page.url()}`,
    );
}

// Follows a few links. Tests above check that all links lead to pages. navigation/scrolling tests more footer links.
test.each([
  ['header', 1280, ['/', '/solutions/hr', '/contact']],
  ['#site-menu', 390, ['/products', '/services/data-security', '/careers']],
  ['footer', 1280, ['/careers', '/about#terms-title', '/services/data-security#terms-title']],
])(
  'a link of the %s loads its page and shows the element of its hash at %i px',
  async (area, width, hrefs) => {
    await live.page.setViewport({ width, height: 800 });
    await live.goTo('/pricing');
    const faults: string[] = [];
    for (const href of hrefs) {
      if (area === '#site-menu') {
        await live.page.click('::-p-aria([name="Open menu"][role="button"])');
        await live.page.waitForSelector('#site-menu', { visible: true });
      }
      const fault = await arrive(area, href);
      if (fault) faults.push(fault);
      if (area === '#site-menu') {
        await live.page.waitForSelector('#site-menu', { hidden: true });
      }
    }

    expect(faults).toEqual([]);
    await live.page.setViewport({ width: 1280, height: 900 });
  },
);

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
      // The loop ends at the first page, because the last page links to the first.
      expect([word, seen.size, page.path]).toEqual([word, length, members[0]!.path]);
    }
    const next = members.find(({ path }) => path === way(members[0]!, 'Next'))!;
    expect(way(next, 'Previous')).toBe(members[0]!.path);
  },
);
