import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { waitForPath } from '../support/page/history';
import { waitForHydration } from '../support/page/requests';

const { visit } = startJourney();

/**
 * After Back, the scroll position may differ by this number of px, a line of text. Chrome may restore the position
 * before the fonts load. So the sections above must have the same height with the fallback fonts (theme/global.css).
 */
const tolerance = 30;

const scrolledTo = (page: Page, top: number, most = 3) =>
  page.waitForFunction((wanted, limit) => Math.abs(scrollY - wanted) < limit, {}, top, most);

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrolledTo(page, top);
}

test('a link opens its page at the top; Back, Forward and Back again restore scroll positions and the text in two forms, and React does not scroll the page when it hydrates a form', async () => {
  const { page, goTo } = await visit();
  const pages = [
    { path: '/', top: 4_000, field: '#contact [name="message"]', text: 'Typed at home.' },
    { path: '/contact', top: 150, field: 'main [name="message"]', text: 'Typed there.' },
    { path: '/careers', top: 700 },
  ];
  const expectAsLeft = async ({ path, top, field, text }: (typeof pages)[number]) => {
    await waitForPath(page, path);
    await scrolledTo(page, top, tolerance);
    if (field)
      await page.waitForFunction(
        (selector, typed) => document.querySelector<HTMLTextAreaElement>(selector)?.value === typed,
        {},
        field,
        text,
      );
  };
  await goTo('/');
  for (const { path, top, field, text } of pages) {
    if (path !== '/') {
      await page.$eval(`a[href="${path}"]`, (link) => (link as HTMLElement).click());
      await waitForPath(page, path);
    }
    await scrolledTo(page, 0);
    if (field) await page.type(field, text);
    await scrollTo(page, top);
  }
  for (const direction of ['back', 'forward', 'back']) {
    const way = direction === 'back' ? [1, 0] : [1, 2];
    for (const at of way) {
      await (direction === 'back' ? page.goBack() : page.goForward());
      await expectAsLeft(pages[at]!);
    }
  }
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(() => scrollY);
  await page.$eval('#contact input', (input) => input.focus({ preventScroll: true }));
  await waitForHydration(page, 'contact-section-form');
  await twoFrames(page);
  await scrolledTo(page, before);
});
