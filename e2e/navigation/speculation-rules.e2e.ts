import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';

const journey = startJourney();

/** Returns a function that reads the browser's latest list of links to prefetch. */
async function watchRules(page: Page) {
  let links: string[] | undefined;
  const browser = await page.createCDPSession();
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    links = preloadingAttemptSources.map(({ key }) => key.url.replace(journey.site.origin, ''));
  });
  await browser.send('Preload.enable');
  return () => links?.toSorted();
}

/** Shows the message with a link that reloads the page. Adds links to a file, an API URL, another site and a page. */
const addLinks = (page: Page) =>
  page.evaluate(() => {
    document.getElementById('chunk-load-error')!.showPopover();
    for (const href of ['/icon.svg', '/api/contacts', 'https://example.com/about-them', '/pricing'])
      document.querySelector('main')!.prepend(Object.assign(document.createElement('a'), { href }));
  });

test('the speculation rules cover links to pages, but no file, call, other site or reload of the page', async () => {
  const { page, goTo } = await journey.visit();
  const links = await watchRules(page);
  await goTo('/contact');
  await addLinks(page);
  await until(() => !!links()?.includes('/pricing'));
  expect(links()).toEqual([
    '/',
    '/#about',
    '/#contact',
    '/#services',
    '/about#terms-title',
    '/careers',
    '/pricing',
    '/services/data-security#terms-title',
  ]);
});

test.each([
  ['who wants to save data', { saveData: true, effectiveType: '4g' }],
  ['on a slow network', { saveData: false, effectiveType: 'slow-2g' }],
])('the speculation rules cover no link for a visitor %s', async (_, connection) => {
  const { page, goTo } = await journey.visit();
  await page.evaluateOnNewDocument(
    (value) => void Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
  const links = await watchRules(page);
  await goTo('/contact');
  expect(links()).toEqual([]);
  // Deletes the attribute that switches the rules off. The list then fills, so it was empty because of the attribute.
  await page.evaluate(() => delete document.documentElement.dataset.prefetch);
  await until(() => !!links()?.includes('/careers'));
});
