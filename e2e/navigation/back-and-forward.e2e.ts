import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { waitForPath, follow } from '../support/page/history';
import { hydrates } from '../support/page/requests';

const { site, visit } = startJourney();
/** Visits in a full browser, because only that has a back/forward cache. */
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

const scrolledTo = (page: Page, top: number, tolerance = 3) =>
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
  await scrolledTo(page, 4_000);
  // Makes React hydrate the form. That must not scroll the page.
  await page.$eval('#contact input', (input) => input.focus({ preventScroll: true }));
  await hydrates(page, 'contact-section-form');
  await scrolledTo(page, 4_000);
});

test('a click on a link with Ctrl opens a new tab, and the present tab stays on its page', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  const context = page.browserContext();
  const opened = context.waitForTarget((target) => target.url() === `${site.origin}/solutions`);
  await page.keyboard.down('Control');
  await page.click('main a[href="/solutions"]');
  await page.keyboard.up('Control');

  await opened;
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each([
  ['with', visitInFullBrowser, 3],
  // Allows 30 px, because at each load fonts can arrive late and move the text by one or two pixels.
  ['without', visit, 30],
])(
  'ten rounds of Back and Forward, %s the back/forward cache, restore the scroll positions of four pages and the text in two forms',
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
    for (let round = 0; round < 10; round += 1) {
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
  120_000,
);
