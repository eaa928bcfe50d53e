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

test('the speculation rules cover no link for a visitor who wants to save data', async () => {
  const { page, goTo } = await journey.visit({
    prepare: () => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
  });
  const links = await watchRules(page);
  await goTo('/contact');
  expect(links()).toEqual([]);
  // Deletes the attribute that switches the rules off. The list then fills, so it was empty because of the attribute.
  await page.evaluate(() => delete document.documentElement.dataset.prefetch);
  await until(() => !!links()?.includes('/careers'));
});

/** Returns the promise `isHere`, which resolves when the browser has prefetched this path by speculation rules. */
async function watchPrefetch(page: Page, path: string) {
  const browser = await page.createCDPSession();
  const isHere = new Promise<void>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl === journey.site.origin + path && status === 'Ready') resolve();
    });
  });
  await browser.send('Preload.enable');
  return { isHere };
}

test('a pointer that rests on a link makes the browser prefetch the page before the browser would itself', async () => {
  const { page, goTo } = await journey.visit();
  const { isHere } = await watchPrefetch(page, '/pricing');
  await goTo('/about');
  // The pointer does not move, so the browser itself detects no hover.
  await page.$eval('main a[href="/pricing"]', (link) =>
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await isHere;
});
