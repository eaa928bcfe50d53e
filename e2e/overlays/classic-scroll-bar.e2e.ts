import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser/browser';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';
import { openPage } from '../support/page/open-page';

const { site, visit } = startJourney();

/** Returns the colours of the 24 rightmost pixels of the screen at a height of 400 px, as [red, green, blue]. */
async function rightEdge(page: Page) {
  const clip = { x: 1256, y: 400, width: 24, height: 1 };
  const file = await page.screenshot({ clip });
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => [...data.subarray(x * 3, x * 3 + 3)]);
}

test('while a dialog is open, the empty space of a classic scroll bar is as dark as the page behind the dialog', async () => {
  // Launches a browser that shows scroll bars, because headless browsers hide them by default.
  const browser = await launchBrowser([], ['--hide-scrollbars']);
  try {
    const { page, goTo, close } = await openPage(browser, site.origin);
    await goTo('/pricing');
    expect(
      await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    ).toBeGreaterThan(10);
    await press(page, 'Full Discovery', 'header');
    await page.waitForSelector(`${dialog} [name=firstName]`);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const [first, ...others] = await rightEdge(page);
    // Allows a difference of 10 per colour channel (0 to 255). A bright strip would differ by over 100.
    for (const column of others)
      for (const [channel, value] of column.entries())
        expect(Math.abs(value - first![channel]!)).toBeLessThan(10);
    await close();
  } finally {
    await browser.close();
  }
});

test('a dialog does not change the scroll position of its page, neither on a reloaded page nor on a newly opened one', async () => {
  const { page, goTo } = await visit({ width: 1280, height: 800 });
  const place = () => page.evaluate(() => scrollY);
  const moveTo = async (y: number) => {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForFunction((top) => scrollY === top, {}, y);
  };
  const opener = 'header [data-dialog=discovery]';
  await goTo('/about');
  await moveTo(1_400);
  const openAndClose = async (y: number) => {
    await moveTo(y);
    await page.$eval(opener, (button) => (button as HTMLElement).click());
    await page.waitForSelector(`${dialog} [name=firstName]`);
    await press(page, 'Close', dialog);
    await page.waitForSelector(dialog, { hidden: true });
    await page.waitForFunction(
      () =>
        !(history.state as { dialog?: string } | null)?.dialog &&
        history.scrollRestoration === 'auto',
    );
    expect(await place()).toBe(y);
  };
  await page.reload();
  await openAndClose(await place());
  await goTo('/about');
  await openAndClose(600);
});
