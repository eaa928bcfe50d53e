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

/** Returns the space beside the amount on the home page's price tag: before it to the thread, and after it. */
const spaceBesideAmount = async (page: Page) => {
  const amount = await page.waitForSelector('main p::-p-text(€399-949 per month)');
  return amount!.evaluate((price) => {
    const text = document.createRange();
    text.selectNodeContents(price);
    const { left, right } = text.getBoundingClientRect();
    const tag = price.parentElement!;
    const thread = tag.querySelector('svg path')!.getBoundingClientRect();
    return { before: left - thread.right, after: tag.getBoundingClientRect().right - right };
  });
};

/** Returns the number of fields in each row of the home page's contact form. */
const fieldsPerRow = async (page: Page) => {
  const tops = await page.$$eval('#contact form :is(input, textarea)', (fields) =>
    fields.map((field) => field.getBoundingClientRect().top),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

test('on the home page the amount on the price tag has 4 px free beside the thread and 12 px before the right edge, and the rows of the contact form have one or two fields, the first both names', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await page.evaluate(() => document.fonts.ready);
  await atWidths(page, [820, 390, 320], async () => {
    const { before, after } = await spaceBesideAmount(page);
    expect(before).toBeGreaterThanOrEqual(4);
    expect(after).toBeGreaterThanOrEqual(12);
  });
  await atWidths(page, [1440, 1024, 820], async () => {
    expect(await fieldsPerRow(page)).toEqual([2, 2, 1, 1]);
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

test('first and last name share a row of the form on /contact at 1440, 1024, 820 and 390 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await atWidths(page, [1440, 1024, 820, 390], async () => {
    const [first, last] = await page.$$eval('main form input', (fields) =>
      fields.map((field) => field.getBoundingClientRect().top),
    );
    expect(last).toBe(first);
  });
});

test('the invoice on /products/document-processing has its tags beside it, and no space is left below the words, at 1440, 1024 and 820 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/products/document-processing');
  await atWidths(page, [1440, 1024, 820], async () => {
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

test('the stamps on /services/data-security start where their texts start and are more than 12 px above them, at 1440, 390 and 320 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/services/data-security');
  await atWidths(page, [1440, 390, 320], async () => {
    const stamps = await page.$$eval('[aria-labelledby=standards-title] li', (items) =>
      items.map((item) => {
        const stamp = item.querySelector('h3')!;
        const { outlineOffset, outlineWidth } = getComputedStyle(stamp);
        const frame = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const box = stamp.getBoundingClientRect();
        const text = item.querySelector('p')!.getBoundingClientRect();
        return { start: box.left - frame - text.left, below: text.top - box.bottom - frame };
      }),
    );
    expect(stamps).toHaveLength(6);
    for (const { start, below } of stamps) {
      expect(Math.abs(start)).toBeLessThan(4);
      expect(below).toBeGreaterThan(12);
    }
  });
});

test('on /solutions the duration of each step is on one line at 390 and 320 px, so that all tags have one shape', async () => {
  const { page, goTo } = await visit();
  await goTo('/solutions');
  await atWidths(page, [390, 320], async () => {
    const heights = await page.$$eval('[aria-labelledby=process-title] li p:has(+ h3)', (tags) =>
      tags.map((tag) => tag.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  });
});

test('at 390 px the two buttons at the top of a page are in one row, and at 320 px each fills a row', async () => {
  const { page, goTo } = await visit();
  const boxes = () =>
    page.$$eval('main section:first-of-type p + div > :is(a, button)', (buttons) =>
      buttons.map((button) => {
        const { top, width } = button.getBoundingClientRect();
        return { top, width };
      }),
    );
  for (const path of ['/solutions/hr', '/services/ai-systems', '/products']) {
    await page.setViewport({ width: 390, height: 900 });
    await goTo(path);
    const beside = await boxes();
    expect(beside).toHaveLength(2);
    expect([path, beside[0]!.top]).toEqual([path, beside[1]!.top]);
    await page.setViewport({ width: 320, height: 900 });
    expect([path, ...(await boxes()).map(({ width }) => width)]).toEqual([path, 280, 280]);
  }
});

test('on /pricing the price of each plan that does not fit begins in the row of its name, at the right edge, at 390 and 320 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing');
  await atWidths(page, [390, 320], async () => {
    const rows = await page.$$eval('main li > div:not(.night) h2', (names) =>
      names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const card = name.parentElement!.parentElement!;
        const price = card.querySelector('p > span')!.getBoundingClientRect();
        const line = card.querySelector('p:has(> span)')!.lastElementChild!;
        return {
          isInRow: Math.abs(price.bottom - text.getBoundingClientRect().bottom) < 8,
          after: card.getBoundingClientRect().right - line.getBoundingClientRect().right,
        };
      }),
    );
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ isInRow, after }) => !isInRow || Math.abs(after) > 1)).toEqual([]);
  });
});

test('on a job page the box of required skills has equal space above its title and below its last skill at 1440 and 820 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/product-designer');
  await atWidths(page, [1440, 820], async () => {
    const { above, below } = await page.$eval('#job-skills', (title) => {
      const box = title.parentElement!.getBoundingClientRect();
      return {
        above: title.getBoundingClientRect().top - box.top,
        below: box.bottom - title.nextElementSibling!.getBoundingClientRect().bottom,
      };
    });
    expect(Math.abs(below - above)).toBeLessThan(1);
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

/**
 * Runs in the page: returns the tops of the last two words of a text. The text is the one that starts with `start`, or
 * the introduction below the headline.
 */
function topsOfLastWords(start: string): number[] {
  const text = start
    ? [...document.querySelectorAll('main :is(p, span, summary)')].find(({ textContent }) =>
        textContent.replaceAll('\u00a0', ' ').startsWith(start),
      )!
    : document.querySelector('h1')!.closest('section')!.querySelector('h1 ~ p, div + div > p')!;
  const [node] = [...text.childNodes].slice(-1);
  return [...node!.textContent!.matchAll(/\S+/g)].slice(-2).map(({ index }) => {
    const word = document.createRange();
    word.setStart(node!, index);
    word.setEnd(node!, index + 1);
    return Math.round(word.getBoundingClientRect().top);
  });
}

test('no text that is long for its width ends with a line of one word', async () => {
  const { page, goTo } = await visit();
  const texts: [width: number, path: string, start: string][] = [
    [1440, '/', '1 finished task = 1 execution'],
    [320, '/', 'One message, from start to finish'],
    [320, '/solutions/customer-service', 'A typical start'],
    [320, '/solutions/compliance', 'An agent gives no legal advice'],
    [320, '/solutions/hr', ''],
    [320, '/services/implementation-training', ''],
  ];
  for (const [width, path, start] of texts) {
    await page.setViewport({ width, height: 900 });
    await goTo(path);
    await page.evaluate(() => document.fonts.ready);
    const [last, beforeLast] = await page.evaluate(topsOfLastWords, start);
    expect([width, path, start, last]).toEqual([width, path, start, beforeLast]);
  }
});
