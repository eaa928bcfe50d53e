import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import {
  countries,
  facts,
  intakeOptions,
  serviceOptions,
  type PageFacts,
} from '../support/checks/facts';
import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';
import { root } from '../support/root';
import { routes } from '../support/routes';

const { visit } = startJourney();

const notFound = '/no-such-page';
/** A page without JavaScript. It shows the built HTML, in which every figure has its final value. */
let reader: OpenedPage;
const mains = new Map<string, Main>();

beforeAll(async () => {
  // The browser logs an error for the 404 page.
  reader = await visit({ isJavaScriptOff: true, expectedErrors: [/404/] });
  for (const path of [...routes, notFound]) {
    await reader.goTo(path, path === notFound ? 404 : 200);
    mains.set(path, await reader.page.evaluate(readMain));
  }
});

/** Runs in the page: reads the visible texts and accessible names in `main`, with single spaces. */
function readMain() {
  const main = document.querySelector('main')!;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const name = (element: Element) =>
    plain(element.getAttribute('aria-label') ?? (element as HTMLElement).innerText);
  const all = (selector: string) =>
    [...main.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const headings = all('h1, h2, h3, h4').map((heading) => {
    // A heading's card is its largest ancestor without another heading of the same level.
    let card: HTMLElement = heading;
    while (card.parentElement!.querySelectorAll(heading.localName).length === 1) {
      card = card.parentElement!;
      if (card === main) break;
    }
    return {
      name: name(heading),
      level: Number(heading.localName[1]),
      card: plain(card.innerText),
    };
  });
  return {
    text: plain(main.innerText),
    headings,
    rings: all('[role=img]')
      .map(name)
      .filter((ring) => /^\d+%$|^24\/7$/.test(ring)),
    buttons: all('button').map(name),
    /** For each item of `buttons`: the dialog that the button opens, or null. */
    dialogs: all('button').map((button) => button.dataset.dialog ?? null),
    /** Number of buttons in islands (parts that React hydrates). React handles their clicks. */
    inIslands: all('[data-island] button').length,
    links: all('a').map((link) => [name(link), link.getAttribute('href')] as const),
    ids: [...document.querySelectorAll('main, main [id]')].map((element) => element.id),
    fiveStars: main.querySelectorAll('[aria-label="5 out of 5 stars"]').length,
    footer: document.querySelector('footer')!.innerText,
    /** Texts that take up space although they are invisible. */
    hidden: [...main.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()),
      )
      .filter(
        (element) =>
          element.checkVisibility() &&
          (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
            getComputedStyle(element).color === 'rgba(0, 0, 0, 0)'),
      )
      .map((element) => element.textContent),
    sections: [...main.querySelectorAll('section')].map((section) => ({
      text: section.innerText,
      title: section.querySelector('h2')?.textContent ?? '',
      headings: section.querySelectorAll('h3').length,
      lists: [...section.querySelectorAll('ul')].map((list) => list.children.length),
      items: section.querySelectorAll('li').length,
      orderedItems: section.querySelectorAll('ol > li').length,
      quotes: section.querySelectorAll('blockquote').length,
    })),
  };
}

type Main = ReturnType<typeof readMain>;

/** Returns whether `text` contains `fact` as a whole word or number. */
function holds(text: string, fact: string): boolean {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w€]|\\d[.,])${escaped}(?![\\w%]|[.,]\\d)`, 'i').test(text);
}

function missingCards(main: Main, cards: Record<string, string[]>): string[] {
  return Object.entries(cards).flatMap(([name, texts]) => {
    const heading = main.headings.find((each) => each.name === name);
    if (!heading) return [`heading ${name}`];
    return texts
      .filter((text) => !holds(heading.card, text))
      .map((text) => `${name}: ${text}, in "${heading.card}"`);
  });
}

function missing(main: Main, expected: PageFacts): string[] {
  const { texts = [], cards = {}, headings = [], buttons = [], links = {}, ids = [] } = expected;
  return [
    ...texts.filter((text) => !holds(main.text, text)),
    ...missingCards(main, cards),
    ...headings.filter((name) => !main.headings.some((heading) => heading.name === name)),
    ...buttons.filter((name) => !main.buttons.includes(name)),
    ...Object.entries(links)
      .filter(([name, href]) => !main.links.some((link) => link[0] === name && link[1] === href))
      .map(([name]) => name),
    ...ids.filter((id) => !main.ids.includes(id)).map((id) => `#${id}`),
  ];
}

const promise = /^(Start|Automate|Get|Try|Begin|Book|Request|Build|Hear|Call)\b/;

const leadsToDiscovery = (path: string, name: string) =>
  name.includes('Discovery') ||
  name === 'Learn More' ||
  (path.startsWith('/products/') && promise.test(name));

test.each(routes)(
  '%s has controls that open Discovery, at least two or in a position one, and every control that names Discovery opens it',
  (path) => {
    const { buttons, dialogs, links } = mains.get(path)!;
    const opened = dialogs.filter((_, index) => leadsToDiscovery(path, buttons[index]!));

    expect(opened.length).toBeGreaterThanOrEqual(path.startsWith('/jobs/') ? 1 : 2);
    expect(new Set(opened)).toEqual(new Set(['discovery']));
    const named = links.filter(([name]) => name.includes('Discovery')).map(([, href]) => href);
    // The page before or after this one may be the page about Discovery, whose name contains the word.
    expect(named.filter((href) => href !== '/services/ai-strategy-discovery')).toEqual([]);
  },
);

test.each(Object.entries(facts))(
  'the HTML of %s contains the expected figures and names before any script runs',
  (path, promised) => {
    const main = mains.get(path)!;

    expect(missing(main, promised)).toEqual([]);
    expect(main.rings).toEqual(promised.rings ?? []);
    expect(main.footer).toContain('© 2024');
    expect(main.headings.some(({ name }) => name.includes('Integrations'))).toBe(
      ['/solutions/hr', '/solutions/marketing', '/products/ai-suite'].includes(path),
    );
    const claims = [path === '/about' ? '50+' : '100+ clients', path === '/' ? '100+' : '€399-949'];
    for (const claim of claims) expect(holds(main.text, claim)).toBe(false);
  },
);

test.each([...routes, notFound])('without JavaScript %s hides no text', (path) => {
  const { hidden, text } = mains.get(path)!;

  expect(hidden).toEqual([]);
  expect(text.split(' ').length).toBeGreaterThan(path === notFound ? 20 : 60);
});

test.each([
  ['/services/implementation-training', ['Training Program', 'View Case Studies']],
  ['/services/maintenance-workshops', ['Workshop Calendar', 'Request Information']],
] as const)('two buttons of %s have no effect', (path, names) => {
  const { buttons, dialogs, inIslands } = mains.get(path)!;
  for (const name of names) expect(dialogs[buttons.indexOf(name)]).toBeNull();
  expect(inIslands).toBe(0);
});

test.each(['/solutions/hr', '/solutions/marketing'])('%s lists six platforms', (path) => {
  const lists = mains.get(path)!.sections.filter(({ title }) => title.includes('Integrations'));

  expect(lists.map(({ items }) => items)).toEqual([6]);
});

test('lists on several pages have as many items as the requirements say', () => {
  const stepsOf = (path: string) =>
    mains.get(path)!.sections.reduce((sum, { orderedItems }) => sum + orderedItems, 0);
  expect(stepsOf('/services/implementation-training')).toBe(6);
  expect(stepsOf('/services/ai-strategy-discovery')).toBe(4);
  expect(mains.get('/')!.fiveStars).toBe(3);
  expect(
    mains.get('/careers')!.links.filter(([, href]) => href?.startsWith('/jobs/')),
  ).toHaveLength(4);
  const { buttons } = mains.get('/solutions')!;
  expect(buttons.filter((name) => name === 'Learn More')).toHaveLength(8);
  const { text } = mains.get('/products/ai-suite')!;
  expect(text.match(/1 execution(?!s)/g)).toHaveLength(4);
});

test.each([
  ['/services/data-security', 'standards', 6],
  ['/services/maintenance-workshops', 'topics', 6],
] as const)('%s shows its %s: %i headings in one section', (path, word, length) => {
  const { sections } = mains.get(path)!;

  expect(sections.filter(({ text }) => text.toLowerCase().includes(`six ${word}`))).toEqual([
    expect.objectContaining({ headings: length }),
  ]);
});

test.each(['ai-suite', 'voice-agents', 'document-processing', 'analysis-suite'])(
  'the product page %s has three use cases with four benefits each, and two success stories',
  (slug) => {
    const { sections } = mains.get(`/products/${slug}`)!;
    const listsOfFour = sections.map(({ lists }) => lists.filter((length) => length === 4));

    expect(listsOfFour).toContainEqual([4, 4, 4]);
    expect(sections.reduce((sum, { quotes }) => sum + quotes, 0)).toBe(2);
  },
);

/** Returns the values of all options in the HTML, by the name of their select or their group of inputs. */
const optionsIn = (page: Page, html: string) =>
  page.evaluate((source) => {
    const options: Record<string, string[]> = {};
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    for (const each of parsed.querySelectorAll<HTMLInputElement>('option, input')) {
      const { name } = each.closest('select') ?? each;
      (options[name] ??= []).push(each.value);
    }
    return options;
  }, html);
const site = join(root, 'dist/site');
const htmlOf = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');

test('the selects of the contact form, the intake and the job forms have the options of the requirements', async () => {
  // The site's security policy forbids its pages to parse HTML, so the test uses an empty page.
  const { page } = await visit();
  expect((await optionsIn(page, htmlOf('/contact'))).service).toEqual(serviceOptions);

  const [, copies] = /data-copies="([^"]+)"/.exec(htmlOf('/contact'))!;
  const intake = await optionsIn(page, readFileSync(join(site, copies!), 'utf8'));
  for (const [name, values] of Object.entries(intakeOptions))
    expect([name, intake[name]!.filter(Boolean)]).toEqual([name, values]);

  for (const path of routes.filter((each) => each.startsWith('/jobs/'))) {
    const html = htmlOf(path);
    expect((await optionsIn(page, html)).country).toEqual(countries);
    const form = /<form.*<\/form>/s.exec(html)![0].replaceAll(/<[^>]+>/g, '\n');
    expect(form).toContain('5MB');
    expect(form).toMatch(
      path.endsWith('product-designer') ? /work .*\bEU\b|European Union/ : /Netherlands/,
    );
  }
});
