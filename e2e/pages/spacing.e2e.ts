import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';

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
