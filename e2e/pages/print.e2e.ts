import { startJourney } from '../support/journey';
import { storeScore } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog, sendLead } from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { routesOfAllKinds } from '../support/routes';

const { visit } = startJourney();

/** Matches a page of A4 paper in a PDF: 595.28 x 841.89 points. */
const a4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/g;
/** The width of A4 paper in CSS pixels. */
const paperWidth = 793;
/** The height of an A4 page without its margins, in CSS pixels. */
const sheetHeight = 1_016;

const papers: [string, number, string[]][] = [
  // A full owner's file needs the fifth page.
  ['/pricing', 5, ['€149', '€949', '7,332 of 10,000', '€99']],
  ['/jobs/senior-ai-engineer', 2, ['€75,000-95,000', 'Required skills', 'What we offer']],
  // With all of the owner's facts, the answers to IT, data protection and the works council have a page of their own.
  [
    '/solutions/hr',
    3,
    ['Finds an hour that suits both sides', 'AFAS', 'high-risk', 'For IT, data protection'],
  ],
  ['/careers', 3, ['€75,000-95,000', 'A shelf of tested parts', 'First agent in daily use']],
];

/** Runs in the browser: measures the page's print layout. */
function measure(width: number) {
  const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const printed = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isPrinted);
  const nameOf = (element: Element) =>
    `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
  const bands = printed('main section').map((band) => band.getBoundingClientRect());
  return {
    text: document.body.innerText.replace(/\s+/g, ' ').trim(),
    brand: document.querySelector('header a')!.textContent,
    // Elements that must not be printed, such as forms. Buttons in drawings are labels, so they may be printed.
    shell: printed(
      'header nav, body > footer, :is(main, header) :is(form, input, button), [popover]',
    )
      .filter((each) => !each.closest('[role=group]'))
      .map(nameOf),
    wide: printed('main *')
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
    bandsBeside: bands.filter((box, index) => index > 0 && box.top < bands[index - 1]!.bottom - 1)
      .length,
    hero: bands[0]!.height,
    sentences: printed('main [data-says]').map(({ dataset }) => dataset.says),
    /** The `print-color-adjust` of coloured areas with a meaning: tags, the usage chart and the timeline's rings. */
    fills: [
      ...document.querySelectorAll(
        '[data-tag], [aria-labelledby="usage-title"] div:has(> [role=img]), [aria-labelledby="timeline-title"] li > div > span:first-child',
      ),
    ].map((part) => getComputedStyle(part).printColorAdjust),
  };
}

/** Runs in the page: returns texts with too little contrast on printed backgrounds. Skips drawings in fixed colours. */
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

async function measurePages({ page, goTo }: OpenedPage) {
  const sheets = new Map<
    string,
    ReturnType<typeof measure> & { unreadable: string[]; pdf: string }
  >();
  for (const path of [...routesOfAllKinds, '/products/document-processing']) {
    await page.emulateMediaType('screen');
    await goTo(path);
    await page.emulateMediaType('print');
    const isPaper = papers.some(([each]) => each === path);
    sheets.set(path, {
      ...(await page.evaluate(measure, paperWidth)),
      unreadable: await page.evaluate(findUnreadable),
      pdf: isPaper ? Buffer.from(await page.pdf({ format: 'a4' })).toString('latin1') : '',
    });
  }
  return sheets;
}

let sheets: Awaited<ReturnType<typeof measurePages>>;

beforeAll(async () => {
  sheets = await measurePages(await visit({ width: paperWidth }));
});

test.each(papers)(
  '%s prints on at most %i A4 pages, in one column, below the site’s name',
  (path, most, texts) => {
    const { wide, bandsBeside, text, brand, pdf } = sheets.get(path)!;
    expect(text.indexOf(brand)).toBe(0);
    expect(wide).toEqual([]);
    expect(bandsBeside).toBe(0);
    for (const each of texts) expect(text).toContain(each);
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pdf.match(a4)).toHaveLength(pages.length);
    expect(pages.length).toBeLessThanOrEqual(most);
  },
);

test('no kind of page prints a form, a menu, a button outside a drawing, the footer, or a text with too little contrast', () => {
  const faults = [...sheets].flatMap(([path, { shell, unreadable }]) =>
    [...shell, ...unreadable].map((each) => `${path}: ${each}`),
  );
  expect(faults).toEqual([]);
});

test.each(['/', '/products/ai-suite'])(
  'on %s the headline and the whole drawing print on one sheet',
  (path) => {
    expect(sheets.get(path)!.hero).toBeLessThan(sheetHeight);
  },
);

test.each(['/', '/solutions/hr'])(
  'on paper the drawing of %s shows its sentences in place of the hint that asks the visitor to choose a shape',
  (path) => {
    const { sentences } = sheets.get(path)!;
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences).not.toContain('hint');
  },
);

test.each(['/pricing', '/careers', '/products/document-processing'])(
  'on %s the fills and the dark background that carry meaning print',
  (path) => {
    expect(new Set(sheets.get(path)!.fills)).toEqual(new Set(['exact']));
  },
);

test('banner and badge of the home page are not printed; as fixed elements they would be on every sheet', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, prepare: storeScore });
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
