import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { waitForPath, follow } from '../support/page/history';
import { hydrates } from '../support/page/requests';

const { site, visit } = startJourney();
/** Visits in a full browser, because only that has a back/forward cache. */
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

/** Pixels by which a restored scroll position may differ. With the back/forward cache nothing moves. */
const withCache = 3;
/** Without that cache the page loads again, and fonts that arrive late move the text by one or two pixels. */
const withoutCache = 30;

const scrolledTo = (page: Page, top: number, tolerance = withCache) =>
  page.waitForFunction(
    (wanted, most) => Math.abs(scrollY - wanted) < most,
    { timeout: 5_000 },
    top,
    tolerance,
  );

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrolledTo(page, top);
}

test('a link opens its page at the top, and Back restores the scroll position, even after React hydrates a form', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await scrollTo(page, 4_000);
  await follow(page, '/careers');
  await scrolledTo(page, 0);
  await page.goBack();
  await page.waitForSelector('#ai-scan-section');
  await scrolledTo(page, 4_000, withoutCache);
  const restored = await page.evaluate(() => scrollY);
  // Makes React hydrate the form. That must not scroll the page.
  await page.$eval('#contact input', (input) => input.focus({ preventScroll: true }));
  await hydrates(page, 'contact-section-form');
  await scrolledTo(page, restored, withoutCache);
});

test('a click on a link with Ctrl opens a new tab, and the present tab stays on its page', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  const context = page.browserContext();
  const opened = context.waitForTarget((target) => target.url() === `${site.origin}/pricing`);
  await page.keyboard.down('Control');
  await page.click('main a[href="/pricing"]');
  await page.keyboard.up('Control');

  await opened;
  expect(new URL(page.url()).pathname).toBe('/about');
});

test.each([
  ['with', visitInFullBrowser, withCache],
  ['without', visit, withoutCache],
])(
  'two rounds of Back and Forward, %s the back/forward cache, restore the scroll positions of four pages and the text in two forms',
  async (_, open, tolerance) => {
    const { page, goTo } = await open();
    const pages = [
      { path: '/', top: 3_000, field: '#contact [name="message"]', text: 'Typed at home.' },
      { path: '/contact', top: 150, field: 'main [name="message"]', text: 'Typed there.' },
      { path: '/careers', top: 700 },
      { path: '/solutions/hr', top: 400 },
    ];
    const expectAsLeft = async ({ path, top, field, text }: (typeof pages)[number]) => {
      await waitForPath(page, path);
      await scrolledTo(page, top, tolerance);
      if (field)
        await page.waitForFunction(
          (selector, typed) =>
            document.querySelector<HTMLTextAreaElement>(selector)?.value === typed,
          { timeout: 5_000 },
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
      if (field) await page.type(field, text);
      await scrollTo(page, top);
    }
    for (let round = 0; round < 2; round += 1) {
      for (const at of [2, 1, 0]) {
        await page.goBack();
        await expectAsLeft(pages[at]!);
      }
      for (const at of [1, 2, 3]) {
        await page.goForward();
        await expectAsLeft(pages[at]!);
      }
    }
  },
);
