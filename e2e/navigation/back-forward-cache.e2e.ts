import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, waitForValues } from '../support/page/forms';
import { isFromCache, waitForPath, follow, recordPageShow } from '../support/page/history';
import { contactMessage, dialog, leads, submit } from '../support/page/leads';
import { prefetchDialogs, waitForHydration } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney({ isFullBrowser: true });

async function comeBackTo(page: Page, path: string) {
  await page.goBack();
  await waitForPath(page, path);
  return isFromCache(page);
}

/** The home page, a page without an island (a part that React hydrates), and three pages with islands. */
const pages = ['/', '/solutions/hr', '/pricing', '/contact', '/jobs/product-designer'];

test('pages of all kinds are restored from the back/forward cache, also after a dialog and an island were used', async () => {
  const { page, goTo } = await visit({ prepare: recordPageShow });
  for (const path of pages) await goTo(path);
  await prefetchDialogs(page);
  await follow(page, '/careers');
  expect(await isFromCache(page)).toBe(false);
  expect(await comeBackTo(page, '/jobs/product-designer')).toBe(true);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await waitForPath(page, '/jobs/product-designer');
  await page.hover('[data-island="job-views"] button');
  await waitForHydration(page, 'job-views');
  await follow(page, '/careers');

  const loadedAgain: string[] = [];
  for (const path of pages.toReversed())
    if (!(await comeBackTo(page, path))) loadedAgain.push(path);
  expect(loadedAgain).toEqual([]);
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

test('a page from the back/forward cache has the values typed into the contact page’s form; after the form was sent, its fields are empty in every entry of the history', async () => {
  const { path, button, success } = leads.contactPage;
  const scope = button[1];
  const typed = { ...contactMessage, company: 'Bakkerij', service: 'voice-agent' };
  const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
  const { page, goTo } = await visit({ prepare: recordPageShow });
  await goTo(path);
  await fill(page, scope, typed);
  // Chrome does not cache a page with an open request, so the form's code must have loaded.
  await prefetchDialogs(page);
  await waitForHydration(page, 'contact-page-form');
  await follow(page, '/careers');
  expect(await comeBackTo(page, path)).toBe(true);
  await waitForValues(page, scope, typed);

  await follow(page, '/careers');
  await goTo(path);
  await waitForValues(page, scope, typed);
  await submit(page, 'contactPage');
  await expectToast(page, ...success);
  expect((await site.records('contact')).at(-1)).toMatchObject(typed);
  await page.reload();
  await waitForValues(page, scope, empty);
  await comeBackTo(page, '/careers');
  expect(await comeBackTo(page, path)).toBe(true);
  await waitForValues(page, scope, empty);
  await goTo(path);
  await waitForValues(page, scope, empty);
});
