import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney();

test('at 320 px the icon of each feature is at least 6 px above the title of the feature', async () => {
  const { page, goTo } = await visit({ width: 320 });
  for (const path of ['/solutions/hr', '/products/voice-agents', '/products/document-processing']) {
    await goTo(path);
    const gaps = await page.$$eval('[aria-labelledby=features-title] h3', (titles) =>
      titles.map((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const icon = title.parentElement!.querySelector('[data-glyph]')!;
        return text.getBoundingClientRect().top - icon.getBoundingClientRect().bottom;
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect([path, gaps.filter((gap) => gap < 6)]).toEqual([path, []]);
  }
});

/**
 * Returns the free space (px) beside the amount on the home page's price tag: from the drawn thread to the amount, and
 * from the amount to the tag's right edge.
 */
const spaceBesideAmount = async (page: Page) => {
  const amount = await page.waitForSelector('main p::-p-text(€399-949)');
  return amount!.evaluate((price) => {
    const text = document.createRange();
    text.selectNodeContents(price);
    const { left, right } = text.getBoundingClientRect();
    const tag = price.parentElement!;
    const thread = tag.querySelector('svg path')!.getBoundingClientRect();
    return { before: left - thread.right, after: tag.getBoundingClientRect().right - right };
  });
};

test('on the home page the amount on the price tag has 4 px free beside the thread and 8 px before the right edge', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await page.evaluate(() => document.fonts.ready);
  await atWidths(page, [820, 320], async () => {
    const { before, after } = await spaceBesideAmount(page);
    expect(before).toBeGreaterThanOrEqual(4);
    expect(after).toBeGreaterThanOrEqual(8);
  });
});

test('"required" and "optional" are on the last line of their labels at 820, 390 and 320 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main form', { visible: true });
  await atWidths(page, [820, 390, 320], async () => {
    const marks = await page.$$eval('main form :is(label[for], span[id$="-label"])', (labels) =>
      labels.flatMap((label) => {
        const mark = label.parentElement!.querySelector('span:not([id$="-label"])');
        if (!mark) return [];
        const lastLine = [...label.getClientRects()].at(-1)!;
        return {
          name: label.textContent,
          isBeside: mark.getBoundingClientRect().top < lastLine.bottom,
        };
      }),
    );
    expect(marks.length).toBeGreaterThan(6);
    expect(marks.filter(({ isBeside }) => !isBeside)).toEqual([]);
  });
});

test('the invoice on /products/document-processing has its tags beside it, and no space is left below the words, at 1024 and 820 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/products/document-processing');
  await atWidths(page, [1024, 820], async () => {
    const { paper, tag, words, figure } = await page.$eval('main figure', (element) => {
      const boxOf = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const tags = element.querySelector('dl')!;
      return {
        paper: boxOf(tags.parentElement!.firstElementChild!),
        tag: boxOf(tags.firstElementChild!),
        words: boxOf(document.querySelector('main h1')!.closest('div:has(> div p + div)')!),
        figure: boxOf(element),
      };
    });
    expect(tag.left).toBeGreaterThan(paper.right);
    const isBelow = figure.top > words.bottom;
    expect(isBelow || figure.bottom - figure.top - (words.bottom - words.top) < 180).toBe(true);
  });
});

test('at 1024 px the label with the second success story has the edges of the text above it', async () => {
  const { page, goTo } = await visit({ width: 1024 });
  await goTo('/solutions/hr');
  const edges = await page.$eval('[aria-labelledby=stories-title]', (section) => {
    const label = section.querySelector('svg')!.parentElement!.getBoundingClientRect();
    const heading = section.querySelector('h2')!.getBoundingClientRect();
    return { label: label.left, heading: heading.left, end: innerWidth - label.right };
  });
  expect(edges.label).toBe(edges.heading);
  expect(edges.end).toBe(edges.heading);
});
