import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

const { visit } = startJourney();

/** Runs in the page: returns which parts of the common page design are missing. */
function findMissingParts(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) =>
    each.checkVisibility(),
  );
  const hasWords = (each: Element) =>
    [...each.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const words = all.filter(hasWords);
  const size = (each: Element) => Math.round(Number.parseFloat(getComputedStyle(each).fontSize));
  const isPlain = (each: Element) =>
    ['rgba(0, 0, 0, 0)', 'rgb(246, 242, 233)', 'rgb(236, 230, 216)'].includes(
      getComputedStyle(each).backgroundColor,
    );

  const across = document.documentElement.clientWidth;
  const bands = all.filter((each) => each.getBoundingClientRect().width === across);
  const overlaps = bands.flatMap((band) => {
    const { top, bottom } = band.getBoundingClientRect();
    return all.filter((each) => {
      if (each.contains(band) || band.contains(each)) return false;
      const box = each.getBoundingClientRect();
      return (
        (Math.round(bottom - box.top) === 80 && box.bottom > bottom) ||
        (Math.round(box.bottom - top) === 80 && box.top < top)
      );
    });
  });
  const facts = {
    'words of 40 px': words.some((each) => size(each) === 40),
    'words of 52 px': words.some((each) => size(each) === 52),
    'words of 112 px': words.some((each) => size(each) === 112),
    'a band of cloth from edge to edge': bands.some((band) => !isPlain(band)),
    'a sheet 80 px over the edge of a band': overlaps.length > 0,
  };
  return Object.entries(facts)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}

/** Runs in the page: returns the space between neighbouring sections that have the same background. */
function measureSpaces() {
  const px = (length: string) => Number.parseFloat(length);
  return [...document.querySelectorAll('main section + section')].flatMap((section) => {
    const [before, after] = [section.previousElementSibling!, section].map((each) =>
      getComputedStyle(each),
    );
    if (before!.backgroundColor !== after!.backgroundColor) return [];
    return {
      name: section.getAttribute('aria-labelledby'),
      space: px(before!.paddingBottom) + px(after!.marginTop) + px(after!.paddingTop),
    };
  });
}

/** Runs in the page: returns the page's height (px), and the texts of the visible buttons in the header. */
function measurePage() {
  const buttons = [...document.querySelectorAll('header > div > div > button')];
  return {
    length: document.documentElement.scrollHeight,
    buttons: buttons.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  };
}

/** Runs in the page: returns the words that should be on one line and are on two. */
function findBrokenWords() {
  const together =
    /3-5 days|high-risk|follow-up|add-on|one-time|€[\d,.]+ (?:a|per) (?:month|year|execution)|(?:= )?\b1 execution/gi;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement!.checkVisibility()) continue;
    for (const { 0: words, index } of text.data.matchAll(together)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(words);
    }
  }
  return broken;
}

const narrowWidths = [820, 390, 320];

/** Opens each page only once, and measures it at all widths. */
async function measurePages({ page, goTo }: OpenedPage) {
  const wide: { path: string; missing: string[]; spaces: ReturnType<typeof measureSpaces> }[] = [];
  const narrow: ({ path: string; width: number } & ReturnType<typeof measurePage>)[] = [];
  const broken: { path: string; width: number; words: string[] }[] = [];
  const noteBroken = async (path: string, width: number) =>
    broken.push({ path, width, words: await page.evaluate(findBrokenWords) });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const path of routes) {
    await page.setViewport({ width: 1440, height: 900 });
    await goTo(path);
    const missing = await page.evaluate(findMissingParts);
    wide.push({ path, missing, spaces: await page.evaluate(measureSpaces) });
    await noteBroken(path, 1440);
    for (const width of narrowWidths) {
      await page.setViewport({ width, height: 844 });
      narrow.push({ path, width, ...(await page.evaluate(measurePage)) });
      await noteBroken(path, width);
    }
  }
  return { wide, narrow, broken };
}

let measured: Awaited<ReturnType<typeof measurePages>>;

beforeAll(async () => {
  measured = await measurePages(await visit());
}, 60_000);

test('every page except home and pricing has three sizes of headings, one coloured section and one overlapping element', () => {
  // These pages have designs of their own.
  const own = ['/', '/pricing', '/products', '/services/implementation-training'];
  const composed = measured.wide.filter(({ path }) => !own.includes(path));
  expect(composed).toHaveLength(routes.length - own.length);
  const faults = composed.filter(({ missing }) => missing.length > 0);
  expect(faults.map(({ path, missing }) => [path, missing])).toEqual([]);
});

test('between two sections on the same background is the padding of one section', () => {
  const faults = measured.wide.flatMap(({ path, spaces }) =>
    spaces
      .filter(({ space }) => space > 104)
      .map(({ name, space }) => `${path} #${name}: ${space} px`),
  );
  expect(faults).toEqual([]);
});

test('no line breaks inside a short hyphenated word, or between a number and its unit', () => {
  expect(measured.broken).toHaveLength(4 * routes.length);
  expect(measured.broken.filter(({ words }) => words.length > 0)).toEqual([]);
});

/** The largest page height (px) for each window width (px): of the home page, and of every other page. */
const limits: Record<number, [number, number]> = {
  820: [8_500, 6_500],
  390: [8_500, 6_500],
  320: [8_850, 7_200],
};

test.each(narrowWidths)('at %i px no page is longer than its limit', (width) => {
  const [ofHome, ofOthers] = limits[width]!;
  const pages = measured.narrow.filter((each) => each.width === width);
  expect(pages).toHaveLength(routes.length);
  const tooLong = pages.filter(({ path, length }) => length > (path === '/' ? ofHome : ofOthers));
  expect(tooLong.map(({ path, length }) => `${path}: ${length} px`)).toEqual([]);
});

test('at 820 px the header of every page shows the button that opens Discovery', () => {
  for (const { width, path, buttons } of measured.narrow)
    if (width === 820) expect([path, buttons]).toEqual([path, ['Full Discovery']]);
});
