import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { isFromCache, waitForPath, follow, recordPageShow } from '../support/page/history';
import { dialog } from '../support/page/leads';
import { hydrates, prefetchDialogs } from '../support/page/requests';

const { visit } = startJourney({ isFullBrowser: true });

/**
 * One page of each kind that visitors often return to, and the name of an island (a part that React hydrates) on it.
 */
const pages: [path: string, island: string | undefined][] = [
  ['/', 'contact-section-form'],
  ['/solutions/hr', undefined],
  ['/services/ai-systems', undefined],
  ['/products/ai-suite', undefined],
  ['/pricing', 'plans'],
  ['/contact', 'contact-page-form'],
  ['/jobs/product-designer', 'job-views'],
];

async function leaveAndComeBack(page: Page, path: string) {
  await follow(page, '/careers');
  expect(await isFromCache(page)).toBe(false);
  await page.goBack();
  await waitForPath(page, path);
  expect(await isFromCache(page)).toBe(true);
}

test.each(pages)('%s is restored from the back/forward cache', async (path, island) => {
  const { page, goTo } = await visit({ prepare: recordPageShow });
  await goTo(path);
  await prefetchDialogs(page);
  await leaveAndComeBack(page, path);

  // Opens a dialog on the restored page, and later uses an island. Both must work, and the browser must be able to
  // cache the page again.
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await waitForPath(page, path);
  if (island) {
    await page.hover(`[data-island="${island}"] button`);
    await hydrates(page, island);
  }
  await leaveAndComeBack(page, path);
  await press(page, 'Free Intake', 'header');
  await page.waitForSelector(dialog, { visible: true });
});

test('if the visitor left a page by a link in a dropdown, Back restores the page with that dropdown closed, and the dropdowns open again', async () => {
  const { page, goTo } = await visit({ prepare: recordPageShow });
  await goTo('/about');
  await page.hover('[popovertarget="nav-products"]');
  await page.waitForSelector('#nav-products:popover-open');
  await page.click('#nav-products a[href="/products"]');
  await waitForPath(page, '/products');
  await page.goBack();
  await waitForPath(page, '/about');
  expect(await isFromCache(page)).toBe(true);
  expect(await page.$('#nav-products:popover-open')).toBeNull();
  await page.mouse.move(640, 800);
  await page.hover('[popovertarget="nav-services"]');
  await page.waitForSelector('#nav-services:popover-open');
});
