import {
  annualCards,
  countries,
  facts,
  intakeOptions,
  serviceOptions,
  type PageFacts,
} from '../support/checks/facts';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

const { site, visit } = startJourney();
/** A page without JavaScript. It shows the text of the built HTML, and every figure has its final value. */
let reader: OpenedPage;
let driver: OpenedPage;

beforeAll(async () => {
  reader = await visit({ isJavaScriptOff: true });
  driver = await visit();
  // Reduces motion, because cards and rings below the first screen would otherwise stay hidden until they are in view.
  await driver.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});

/** Returns the visible texts, headings, buttons and links of `main`, by their accessible names, with single spaces. */
function readMain({ page }: OpenedPage) {
  return page.evaluate(() => {
    const main = document.querySelector('main')!;
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const name = (element: Element) =>
      plain(element.getAttribute('aria-label') ?? (element as HTMLElement).innerText);
    const all = (selector: string) =>
      [...main.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    const headings = all('h1, h2, h3, h4').map((heading) => {
      // A heading's card is its largest ancestor that contains no other heading of the same level.
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
      /** The dialog that each of these buttons opens, if any. */
      dialogs: all('button').map((button) => button.dataset.dialog),
      links: all('a').map((link) => [name(link), link.getAttribute('href')] as const),
      ids: [...document.querySelectorAll('main, main [id]')].map((element) => element.id),
    };
  });
}

type Main = Awaited<ReturnType<typeof readMain>>;

/** Returns whether `text` contains `fact`, and not as a part of a longer word or number. */
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
  '%s has at least two controls that open Discovery, and every control that names Discovery opens it',
  async (path) => {
    await reader.goTo(path);
    const { buttons, dialogs, links } = await readMain(reader);
    const opened = dialogs.filter((_, index) => leadsToDiscovery(path, buttons[index]!));

    expect(opened.length).toBeGreaterThanOrEqual(2);
    expect(new Set(opened)).toEqual(new Set(['discovery']));
    expect(links.filter(([name]) => name.includes('Discovery'))).toEqual([]);
  },
);

test.each(Object.entries(facts))(
  'the HTML of %s contains the expected figures and names before any script runs',
  async (path, promised) => {
    await reader.goTo(path);
    const main = await readMain(reader);
    const footer = await reader.page.$eval('footer', (element) => element.innerText);

    expect(missing(main, promised)).toEqual([]);
    expect(main.rings).toEqual(promised.rings ?? []);
    expect(footer).toContain('© 2024');
    expect(main.headings.some(({ name }) => name.includes('Integrations'))).toBe(
      ['/solutions/hr', '/solutions/marketing', '/products/ai-suite'].includes(path),
    );
    const claims = [path === '/about' ? '50+' : '100+ clients', path === '/' ? '100+' : '€399-949'];
    for (const claim of claims) expect(holds(main.text, claim)).toBe(false);
  },
);

async function count(path: string, selectors: string[]): Promise<number[]> {
  await reader.goTo(path);
  return reader.page.evaluate(
    (all) => all.map((selector) => document.querySelectorAll(`main ${selector}`).length),
    selectors,
  );
}

test.each(['/solutions/hr', '/solutions/marketing'])('%s lists six platforms', async (path) => {
  await reader.goTo(path);
  const items = await reader.page.$$eval('main section', (sections) =>
    sections
      .filter((section) => section.querySelector('h2')?.textContent?.includes('Integrations'))
      .map((section) => section.querySelectorAll('li').length),
  );

  expect(items).toEqual([6]);
});

test('lists on several pages have as many items as the requirements say', async () => {
  expect(await count('/services/implementation-training', ['ol > li'])).toEqual([6]);
  expect(await count('/services/ai-strategy-discovery', ['ol > li'])).toEqual([4]);
  expect(await count('/', ['[aria-label="5 out of 5 stars"]'])).toEqual([3]);
  expect(await count('/careers', ['a[href^="/jobs/"]'])).toEqual([4]);
  await reader.goTo('/solutions');
  const { buttons } = await readMain(reader);
  expect(buttons.filter((name) => name === 'Learn More')).toHaveLength(8);
  await reader.goTo('/products/ai-suite');
  const { text } = await readMain(reader);
  expect(text.match(/1 execution(?!s)/g)).toHaveLength(4);
});

test.each([
  ['/services/data-security', 'standards', 6],
  ['/services/maintenance-workshops', 'topics', 6],
] as const)('%s shows its %s: %i headings in one section', async (path, word, length) => {
  await reader.goTo(path);
  const lists = await reader.page.$$eval('main section', (sections) =>
    sections.map((section) => ({
      text: section.textContent?.toLowerCase() ?? '',
      headings: section.querySelectorAll('h3').length,
    })),
  );

  expect(lists.filter(({ text }) => text.includes(`six ${word}`))).toEqual([
    expect.objectContaining({ headings: length }),
  ]);
});

test.each(['ai-suite', 'voice-agents', 'document-processing', 'analysis-suite'])(
  'the product page %s has three use cases with four benefits each, and two success stories',
  async (slug) => {
    await reader.goTo(`/products/${slug}`);
    const cases = await reader.page.$$eval('main section', (sections) =>
      sections
        .filter((section) => section.innerText.startsWith('Use cases'))
        .map((section) => [...section.querySelectorAll('ul')].map((list) => list.children.length)),
    );

    expect(cases.map((lists) => lists.filter((length) => length === 4))).toEqual([[4, 4, 4]]);
    expect(await count(`/products/${slug}`, ['blockquote'])).toEqual([2]);
  },
);

test('the switch to annual billing shows prices per year and sets ?billing=annual in the URL', async () => {
  await driver.goTo('/pricing');
  await driver.page.click('[role="switch"]');
  await driver.page.waitForFunction(() => location.search === '?billing=annual');
  await driver.page.waitForFunction(() => document.body.innerText.includes('9,110'));
  expect(missingCards(await readMain(driver), annualCards)).toEqual([]);
  await driver.page.reload();
  await driver.page.waitForFunction(() => document.body.innerText.includes('9,110'));

  expect(missingCards(await readMain(driver), annualCards)).toEqual([]);
});

const choices = (scope: string, name: string) =>
  driver.page.$$eval(
    `${scope} select[name="${name}"] option, ${scope} input[name="${name}"]`,
    (options) => options.map((option) => (option as HTMLInputElement).value),
  );

test('the selects of the contact form, the intake and the job forms have the options of the requirements', async () => {
  await driver.goTo('/contact');
  expect(await choices('main', 'service')).toEqual(serviceOptions);

  await driver.page.click('header ::-p-aria([name="Free Intake"][role="button"])');
  await driver.page.waitForSelector('[role="dialog"] [name="firstName"]', { visible: true });
  for (const names of [['industry', 'companySize'], ['interestedAreas'], ['timeline', 'budget']]) {
    await driver.page.waitForSelector(`[role="dialog"] [name="${names[0]}"]`);
    for (const name of names) {
      const values = await choices('[role="dialog"]', name);
      expect([name, values.filter(Boolean)]).toEqual([name, intakeOptions[name]]);
    }
    if (!names.includes('budget')) await press(driver.page, 'Next', '[role="dialog"]');
  }

  for (const path of routes.filter((each) => each.startsWith('/jobs/'))) {
    await driver.goTo(path);
    await press(driver.page, 'Apply Now', 'main');
    await driver.page.waitForSelector('main select[name="country"]', { visible: true });
    expect(await choices('main', 'country')).toEqual(countries);
    const form = await driver.page.$eval('main form', (element) => element.innerText);
    expect(form).toContain('5MB');
    expect(form).toMatch(
      path.endsWith('product-designer') ? /work .*\bEU\b|European Union/ : /Netherlands/,
    );
  }
});

/** Presses each button in `main` whose name `picks` accepts. Returns the names of those that did not open Discovery. */
async function pressAll(picks: (name: string) => boolean): Promise<string[]> {
  const { page } = driver;
  const buttons = (await readMain(driver)).buttons;
  const faults: string[] = [];
  for (const [index, name] of buttons.entries()) {
    if (!picks(name)) continue;
    await page.evaluate((place) => {
      const visible = [...document.querySelectorAll<HTMLElement>('main button')].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      visible[place]!.click();
    }, index);
    const opened = await page
      .waitForSelector('::-p-aria([name="Full Discovery"][role="dialog"])', { timeout: 4_000 })
      .catch(() => null);
    if (!opened) {
      faults.push(name);
      continue;
    }
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
  }
  return faults;
}

test.each(['/', '/solutions/hr', '/products/voice-agents', '/pricing'])(
  'on %s a press on each control that leads to Discovery opens its dialog',
  async (path) => {
    await driver.goTo(path);
    expect(await pressAll((name) => leadsToDiscovery(path, name))).toEqual([]);
  },
);

test.each([
  ['/services/implementation-training', ['Training Program', 'View Case Studies']],
  ['/services/maintenance-workshops', ['Workshop Calendar', 'Request Information']],
])('the inert buttons of %s have no effect', async (path, names) => {
  await driver.goTo(path);
  // First opens and closes a dialog, to show that the buttons of this page work.
  expect(await pressAll((name) => name === 'Start with Discovery')).toEqual([]);
  const state = () =>
    driver.page.evaluate(() => ({
      words: document.body.innerText,
      panels: document.querySelectorAll('[role=dialog], :popover-open').length,
      visits: history.length,
      address: location.href,
    }));
  const before = await state();
  for (const name of names) await press(driver.page, name, 'main');

  expect(await state()).toEqual(before);
  expect(before).toMatchObject({ panels: 0, address: site.origin + path });
});
