import type { Page } from 'puppeteer';
import { persistentLosses } from '../support/checks/losses';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog, goToStep } from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

/** The font size in px that the visitor has set in the browser: twice the default. */
const fontSize = 32;
const widths = [1280, 390];

const { visit } = startJourney();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await visit({ expectedErrors: [/404/] });
  const { page, goTo } = opened;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // Sets the size after the first navigation, because the first navigation may move the tab to another process, and
  // then the setting is lost.
  await goTo('/about');
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: 26 } });
});

/** Runs in the page: returns the visible texts that are smaller than `limit` px. */
function findSmallTexts(limit: number): string[] {
  const small: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (text.textContent!.trim() === '' || !parent.checkVisibility()) continue;
    // Skips drawings with text (`data-says`), because their text scales with the width of the drawing.
    if (parent.closest('svg, [aria-hidden="true"], [role="group"]:has([data-says])')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < limit) small.push(`"${text.textContent!.trim().slice(0, 40)}" in ${size} px`);
  }
  return small;
}

/**
 * Returns the texts that a visitor cannot read: texts off the screen or clipped, and texts that are smaller than 11.5
 * px at the default font size.
 */
const unreadable = async (page: Page) => [
  ...(await page.evaluate(findSmallTexts, 11.5 * 2)),
  ...(await persistentLosses(page)),
];

test('with a browser font size of 32 px and a width of 1280 or 390 px, every page has larger text, and no text is off the screen or clipped', async () => {
  const { page, goTo } = opened;
  const found: string[] = [];
  for (const path of [...routes, '/no-such-page']) {
    await goTo(path, path === '/no-such-page' ? 404 : 200);
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      found.push(...(await unreadable(page)).map((loss) => `${path} at ${width} px: ${loss}`));
    }
  }
  expect(found).toEqual([]);
}, 120_000);

test.each(widths)(
  'with a browser font size of 32 px and a width of %i px, no text of the menu, dialogs and a form with errors is off the screen or clipped',
  async (width) => {
    const { page, goTo } = opened;
    await page.setViewport({ width, height: 900 });
    await goTo('/about');
    await press(page, 'Open menu');
    for (const group of await page.$$('#site-menu summary')) await group.click();
    await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
    const found = await unreadable(page);
    await press(page, 'Free Intake', '#site-menu');
    await page.waitForSelector(dialog, { visible: true });
    found.push(...(await unreadable(page)));
    await goToStep(page, 'currentChallenges');
    await goToStep(page, 'timeline');
    await press(page, 'Submit Free Intake', dialog);
    await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
    found.push(...(await unreadable(page)));
    await goTo('/contact');
    await press(page, 'Send Message', 'main');
    await page.waitForSelector('main [aria-invalid="true"]');
    found.push(...(await unreadable(page)));
    expect(found).toEqual([]);
  },
);
