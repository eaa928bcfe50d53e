import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { routes } from '../support/routes';

const { visit } = startJourney();

test.each(['/solutions/hr', '/products/voice-agents', '/products/document-processing'])(
  'at 320 px on %s the icon of each feature is at least 6 px above the title of the feature',
  async (path) => {
    const { page, goTo } = await visit({ width: 320 });
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
    expect(gaps.filter((gap) => gap < 6)).toEqual([]);
  },
);

test.each([820, 390, 320])(
  'at %i px the amount on the price tag has 4 px free beside the thread, and 12 px before the right edge',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/');
    await page.evaluate(() => document.fonts.ready);
    const amount = await page.waitForSelector('main p::-p-text(€399-949 per month)');
    const { before, after } = await amount!.evaluate((price) => {
      const text = document.createRange();
      text.selectNodeContents(price);
      const { left, right } = text.getBoundingClientRect();
      const tag = price.parentElement!;
      const thread = tag.querySelector('svg path')!.getBoundingClientRect();
      return {
        before: left - thread.right,
        after: tag.getBoundingClientRect().right - right,
      };
    });
    expect(before).toBeGreaterThanOrEqual(4);
    expect(after).toBeGreaterThanOrEqual(12);
  },
);

test.each([820, 390, 320])(
  'at %i px "required" and "optional" are on the last line of their labels',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/jobs/senior-ai-engineer');
    await press(page, 'Apply Now', 'main');
    await page.waitForSelector('main form', { visible: true });
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
  },
);

test.each([1440, 1024, 820])(
  'at %i px the rows of the contact form on the home page have one or two fields, and both names share a row',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/');
    const tops = await page.$$eval('#contact form :is(input, textarea)', (fields) =>
      fields.map((field) => field.getBoundingClientRect().top),
    );
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(rows).toEqual([2, 2, 1, 1]);
  },
);

test.each([1440, 1024, 820, 390])(
  'at %i px first and last name share a row of the form on /contact',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/contact');
    const [first, last] = await page.$$eval('main form input', (fields) =>
      fields.map((field) => field.getBoundingClientRect().top),
    );
    expect(last).toBe(first);
  },
);

test.each([1440, 1024, 820])(
  'at %i px the invoice on /products/document-processing has its tags beside it, and no space is left below the words',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/products/document-processing');
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
  },
);

test.each([1440, 390, 320])(
  'at %i px the stamps on /services/data-security start where their texts start and are more than 12 px above them',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/services/data-security');
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
  },
);

test.each([390, 320])(
  'at %i px on /solutions the duration of each step is on one line, so that all tags have one shape',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/solutions');
    const heights = await page.$$eval('[aria-labelledby=process-title] li p:has(+ h3)', (tags) =>
      tags.map((tag) => tag.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  },
);

test.each(['/solutions/hr', '/services/ai-systems', '/products'])(
  'at 390 px the two buttons at the top of %s are in one row, and at 320 px each fills a row',
  async (path) => {
    const { page, goTo } = await visit({ width: 390 });
    await goTo(path);
    const boxes = () =>
      page.$$eval('main section:first-of-type p + div > :is(a, button)', (buttons) =>
        buttons.map((button) => {
          const { top, width } = button.getBoundingClientRect();
          return { top, width };
        }),
      );
    const beside = await boxes();
    expect(beside).toHaveLength(2);
    expect(beside[0]!.top).toBe(beside[1]!.top);
    await page.setViewport({ width: 320, height: 900 });
    expect((await boxes()).map(({ width }) => width)).toEqual([280, 280]);
  },
);

test.each([390, 320])(
  'at %i px on /pricing the price of each plan that does not fit begins in the row of its name, at the right edge',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/pricing');
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
  },
);

test.each([1440, 820])(
  'at %i px on a job page the box of required skills has equal space above its title and below its last skill',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/jobs/product-designer');
    const { above, below } = await page.$eval('#job-skills', (title) => {
      const box = title.parentElement!.getBoundingClientRect();
      return {
        above: title.getBoundingClientRect().top - box.top,
        below: box.bottom - title.nextElementSibling!.getBoundingClientRect().bottom,
      };
    });
    expect(Math.abs(below - above)).toBeLessThan(1);
  },
);

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

test.each(['/solutions/hr', '/services/implementation-training'])(
  'at 320 px the introduction of %s does not end with a line of one word',
  async (path) => {
    const { page, goTo } = await visit({ width: 320 });
    await goTo(path);
    const [last, beforeLast] = await page.$eval('h1', (title) => {
      const text = title.closest('section')!.querySelector('h1 ~ p, div + div > p')!;
      const words = document.createRange();
      const [node] = [...text.childNodes].slice(-1);
      return [...node!.textContent!.matchAll(/\S+/g)].slice(-2).map(({ index }) => {
        words.setStart(node!, index);
        words.setEnd(node!, index + 1);
        return Math.round(words.getBoundingClientRect().top);
      });
    });
    expect(last).toBe(beforeLast);
  },
);

test('between two sections on the same background is the padding of one section', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  const wide: string[] = [];
  for (const path of routes) {
    await goTo(path);
    const gaps = await page.$$eval('main section + section', (sections) => {
      const px = (length: string) => Number.parseFloat(length);
      return sections.flatMap((section) => {
        const [before, after] = [section.previousElementSibling!, section].map((each) =>
          getComputedStyle(each),
        );
        if (before!.backgroundColor !== after!.backgroundColor) return [];
        return {
          name: section.getAttribute('aria-labelledby'),
          gap: px(before!.paddingBottom) + px(after!.marginTop) + px(after!.paddingTop),
        };
      });
    });
    for (const { name, gap } of gaps) if (gap > 104) wide.push(`${path} #${name}: ${gap} px`);
  }
  expect(wide).toEqual([]);
}, 60_000);

test.each([
  [1440, '/', '1 finished task = 1 execution'],
  [320, '/', 'One message, from start to finish'],
  [320, '/solutions/customer-service', 'A typical start'],
  [320, '/solutions/compliance', 'An agent gives no legal advice'],
])(
  'at %i px on %s the text "%s" does not end with a line of one word',
  async (width, path, start) => {
    const { page, goTo } = await visit({ width });
    await goTo(path);
    await page.evaluate(() => document.fonts.ready);
    const [last, beforeLast] = await page.$$eval(
      'main :is(p, span, summary)',
      (all, beginning) => {
        const text = all.find(({ textContent }) =>
          textContent.replaceAll('\u00a0', ' ').startsWith(beginning),
        )!;
        const [node] = [...text.childNodes].slice(-1);
        return [...node!.textContent!.matchAll(/\S+/g)].slice(-2).map(({ index }) => {
          const word = document.createRange();
          word.setStart(node!, index);
          word.setEnd(node!, index + 1);
          return Math.round(word.getBoundingClientRect().top);
        });
      },
      start,
    );
    expect(last).toBe(beforeLast);
  },
);
