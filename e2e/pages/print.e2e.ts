import { startJourney } from '../support/journey';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog, sendLead } from '../support/page/leads';
import { routes } from '../support/routes';

const { visit } = startJourney();

/** Matches a page of A4 paper in a PDF: 595.28 x 841.89 points. */
const a4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/g;
/** The width of A4 paper in CSS pixels. */
const paperWidth = 793;
/** The height of an A4 sheet without its margins, in CSS pixels. */
const sheetHeight = 1_016;

const papers: [string, number, string[]][] = [
  ['/pricing', 3, ['€149', '€949', '7,332 of 10,000', '€99']],
  ['/jobs/senior-ai-engineer', 2, ['€75,000-95,000', 'Required skills', 'What we offer']],
  ['/careers', 3, ['€75,000-95,000', 'A shelf of tested parts', 'First agent in daily use']],
];

test.each(papers)(
  '%s prints on at most %i A4 pages, in one column and without header and footer',
  async (path, most, texts) => {
    const { page, goTo } = await visit({ width: paperWidth });
    await goTo(path);
    await page.emulateMediaType('print');
    const { shell, wide, beside, printed } = await page.evaluate((width) => {
      const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const main = document.querySelector('main')!;
      const bands = [...main.querySelectorAll('section')].filter(isPrinted);
      const boxes = bands.map((band) => band.getBoundingClientRect());
      return {
        // The elements that are printed by mistake. On a job page, the application form is also one of them.
        shell: [
          ...document.querySelectorAll('header, footer, nav, main :is(button, form), [popover]'),
        ]
          .filter(isPrinted)
          .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`),
        wide: [...main.querySelectorAll('*')]
          .filter(
            (element) => isPrinted(element) && element.getBoundingClientRect().right > width + 1,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
        beside: boxes.filter((box, index) => index > 0 && box.top < boxes[index - 1]!.bottom - 1)
          .length,
        printed: main.innerText.replace(/\s+/g, ' '),
      };
    }, paperWidth);
    const pdf = Buffer.from(await page.pdf({ format: 'a4' })).toString('latin1');

    expect(shell).toEqual([]);
    expect(wide).toEqual([]);
    expect(beside).toBe(0);
    for (const text of texts) expect(printed).toContain(text);
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pdf.match(a4)).toHaveLength(sheets.length);
    expect(sheets.length).toBeLessThanOrEqual(most);
  },
);

test('the printed home page has its hero and the whole jacket on one sheet, no button that opens a dialog, and its list of reasons below the price tag', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  await goTo('/');
  await page.emulateMediaType('print');
  const { hero, void_, right, openers, tag, reasons } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const why = '[aria-labelledby="why-title"]';
    return {
      hero: box('main section').height,
      // The empty height between the heading and the jacket.
      void_: box('main [role=group] li[data-piece=collar]').top - box('h1').bottom,
      right: Math.max(
        ...[...document.querySelectorAll('main svg [data-piece]')].map(
          (piece) => piece.getBoundingClientRect().right,
        ),
      ),
      openers: [...document.querySelectorAll('main [data-dialog]')].filter((button) =>
        button.checkVisibility(),
      ).length,
      tag: box(`${why} div:has(> svg + p)`).bottom,
      reasons: box(`${why} ul`).top,
    };
  });
  expect(hero).toBeLessThan(sheetHeight);
  expect(void_).toBeLessThan(160);
  expect(right).toBeLessThanOrEqual(paperWidth);
  expect(openers).toBe(0);
  expect(reasons - tag).toBeGreaterThanOrEqual(8);
});

test('on paper a drawing shows its sentences in place of the hint that asks the visitor to choose a piece', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  for (const path of ['/', '/solutions/finance']) {
    await goTo(path);
    await page.emulateMediaType('print');
    const shown = await page.$$eval('main [data-says]', (sentences) =>
      sentences
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => (each as HTMLElement).dataset.says),
    );
    expect(shown).toHaveLength(5);
    expect(shown).not.toContain('hint');
  }
});

test('the light texts of the Document Processing page’s scene print with their dark background', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  await goTo('/products/document-processing');
  await page.emulateMediaType('print');
  const [tag] = await page.$$eval('[data-tag]', (tags) =>
    tags.map((each) => getComputedStyle(each).printColorAdjust),
  );
  expect(tag).toBe('exact');
});

test.each([
  ['/pricing', '[aria-labelledby="usage-title"] div:has(> [role=img])'],
  ['/careers', '[aria-labelledby="timeline-title"] li > div[aria-hidden] > span:first-child'],
])('on %s the fills that carry meaning print', async (path, filled) => {
  const { page, goTo } = await visit({ width: paperWidth });
  await goTo(path);
  await page.emulateMediaType('print');
  const adjusts = await page.$$eval(`main ${filled}`, (parts) =>
    parts.map((each) => getComputedStyle(each).printColorAdjust),
  );
  expect(new Set(adjusts)).toEqual(new Set(['exact']));
});

test.each(['/pricing', '/products/document-processing'])(
  'on %s the list of terms prints with space below its heading',
  async (path) => {
    const { page, goTo } = await visit({ width: paperWidth });
    await goTo(path);
    await page.emulateMediaType('print');
    const space = await page.$eval(
      '[aria-labelledby="terms-title"]',
      (terms) =>
        terms.querySelector('dl')!.getBoundingClientRect().top -
        terms.querySelector('h2')!.getBoundingClientRect().bottom,
    );
    expect(space).toBeGreaterThanOrEqual(8);
  },
);

test('a scan’s result that a link opened prints without the invitation to use the form below', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  await goTo('/?cut=voice-agents');
  const sheet = await page.waitForSelector('[data-sheet-place] > *');
  const text = () => sheet!.evaluate((element) => (element as HTMLElement).innerText);
  expect(await text()).toMatch(/these pieces\. Scan your own website below/);
  await page.emulateMediaType('print');
  expect(await text()).not.toContain('below');
});

test.each(['/solutions/hr', '/solutions/finance', '/solutions/data', '/products/ai-suite'])(
  'on %s the headline and the whole drawing print on one sheet',
  async (path) => {
    const { page, goTo } = await visit({ width: paperWidth });
    await goTo(path);
    await page.emulateMediaType('print');
    expect(
      await page.$eval('main section', (hero) => hero.getBoundingClientRect().height),
    ).toBeLessThan(sheetHeight);
  },
);

test('no page prints a form, or a button outside a drawing', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  const found: string[] = [];
  for (const path of routes) {
    await goTo(path);
    await page.emulateMediaType('print');
    const printed = await page.$$eval('main :is(form, input, button)', (elements) =>
      elements
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest('[role=group]'))
        .map((each) => `${each.localName} ${each.textContent.trim().slice(0, 40)}`),
    );
    found.push(...printed.map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
}, 60_000);

/** Runs in the page: stores a completed challenge, so that its badge shows. Does not mark the banner as dismissed. */
function completeChallenge() {
  // Skips about:blank, because it has no storage.
  if (location.protocol === 'http:')
    localStorage.setItem(
      'aiReadinessChallenge',
      '{"hasVisited":true,"hasCompletedOnboarding":true,"onboardingScore":340}',
    );
}

test('banner and badge of the home page are not printed; as fixed elements they would be on every sheet', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, prepare: completeChallenge });
  await accelerateTimers(page);
  await goTo('/');
  await page.waitForSelector('button[aria-label^="340 points"]', { visible: true });
  await page.waitForSelector('[aria-label="Announcement"]', { visible: true });
  const floating = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`),
    );
  expect(await floating()).toEqual(
    expect.arrayContaining(['a Skip to content', expect.stringMatching(/^button 340/)]),
  );
  await page.emulateMediaType('print');
  expect(await floating()).toEqual([]);
});

test('an open dialog and a toast are not printed', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await sendLead(page, 'contactPage');
  await press(page, 'Full Discovery', 'header');
  const overlays = [dialog, '[data-toasts] li'];
  for (const overlay of overlays) await page.waitForSelector(overlay, { visible: true });
  await page.emulateMediaType('print');
  for (const overlay of overlays)
    expect(await page.$eval(overlay, (element) => element.checkVisibility())).toBe(false);
});

/**
 * Runs in the page: returns the texts with too little contrast on paper if the visitor also prints background colours.
 * Skips drawings that always print their own colours.
 */
function findUnreadable(): string[] {
  const parse = (color: string) => color.match(/[\d.]+/g)!.map(Number);
  const luminance = (color: string) => {
    const [red, green, blue] = parse(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const isOpaque = (color: string) => (parse(color)[3] ?? 1) > 0.9;
  const unreadable: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (!text.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('svg') || getComputedStyle(parent).printColorAdjust === 'exact') continue;
    let ground: Element | null = parent;
    while (ground && !isOpaque(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const shades = [
      luminance(getComputedStyle(parent).color),
      ground ? luminance(getComputedStyle(ground).backgroundColor) : 1,
    ].toSorted((one, other) => one - other);
    if ((shades[1]! + 0.05) / (shades[0]! + 0.05) < 4.5)
      unreadable.push(text.textContent!.trim().slice(0, 40));
  }
  return unreadable;
}

test('every text is readable on paper if the visitor prints background colours', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  const found: string[] = [];
  for (const path of routes) {
    await goTo(path);
    await page.emulateMediaType('print');
    found.push(...(await page.evaluate(findUnreadable)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
}, 60_000);
