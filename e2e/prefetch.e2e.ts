import type { Page } from 'puppeteer';
import { pause } from './support/appearances';
import { startJourney } from './support/journey';
import { clientRuns, isFetchedAhead } from './support/requests';

const { site, visit } = startJourney();

const careers = 'footer a[href="/careers"]';

/** Addresses of ours that the page has asked to be fetched ahead, in their order. */
const prefetched = (page: Page) =>
  page.$$eval('link[rel=prefetch]', (links) => links.map((link) => link.getAttribute('href')));

/** For `prepare`: the visitor wants to spare data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  });
}

/** For `prepare`: nothing says that the browser is driven, so that its own speculation rules hold. */
function hideTheDriver() {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}

test('a page is fetched ahead once a pointer rests on its link, once, and that copy is shown', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await clientRuns(page);
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/careers' && !response.fromCache())
      fetched.push(response.request().resourceType());
  });
  const link = (await page.$(careers))!;
  await link.scrollIntoView();
  await link.hover();
  await page.waitForFunction(() => document.querySelector('link[rel=prefetch]'));
  await page.mouse.move(5, 5);
  await link.hover();
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await prefetched(page)).toEqual(['/careers']);
  await Promise.all([page.waitForNavigation(), link.click()]);
  expect(new URL(page.url()).pathname).toBe('/careers');
  expect(fetched).toHaveLength(1);
});

test('a pointer that only passes over links fetches nothing', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await clientRuns(page);
  await page.evaluate(() => {
    const links = document.querySelectorAll('footer a[href]');
    expect(links.length > 10);
    // As fast as a hand moves over a list: no link is rested on.
    for (const link of links)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    function expect(isRight: boolean) {
      if (!isRight) throw new Error('There are no links to pass over');
    }
  });
  await pause(500);
  expect(await prefetched(page)).toEqual([]);
});

test('a finger fetches at once what it touches, and no place in the page, no file and no other site', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await clientRuns(page);
  const touch = (selector: string) =>
    page.$eval(selector, (element) =>
      element.dispatchEvent(new Event('touchstart', { bubbles: true })),
    );
  await page.evaluate(() => {
    for (const href of ['/icon.svg', 'mailto:a@example.com', 'https://example.com/about-them'])
      document.body.append(Object.assign(document.createElement('a'), { href, className: 'not' }));
  });
  for (const selector of ['a.not', 'a.not + a.not', 'a.not + a.not + a.not', 'a[href="#main"]'])
    await touch(selector);
  expect(await prefetched(page)).toEqual([]);
  await touch(careers);
  expect(await prefetched(page)).toEqual(['/careers']);
});

test('a visitor who spares data gets nothing that was not asked for, and every answer', async () => {
  const { page, goTo } = await visit({ prepare: saveData });
  await goTo('/about');
  await clientRuns(page);
  const link = (await page.$(careers))!;
  await link.scrollIntoView();
  await link.hover();
  await pause(600);
  expect(await prefetched(page)).toEqual([]);
  expect(await page.$$('link[rel=modulepreload]')).toEqual([]);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  );
  expect(scripts).toHaveLength(1);
  await page.click('header [data-dialog="discovery"]');
  await page.waitForSelector('[role="dialog"]', { visible: true });
});

test('others have all code of the page some moments after the load', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await isFetchedAhead(page);
  const ahead = await page.$$eval('link[rel=modulepreload]', (links) =>
    links.map(({ href }) => href.replace(/.*\/([\w-]+)\.\w+\.js$/, '$1')),
  );
  expect(ahead).toEqual(expect.arrayContaining(['overlays', 'contact-page-form']));
});

test('the browser itself fetches ahead by the document’s rules where nobody drives it', async () => {
  const { page, goTo } = await visit({ prepare: hideTheDriver });
  await goTo('/about');
  await clientRuns(page);
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const ahead = new Promise<string>((resolve) => {
    client.on('Network.requestWillBeSent', ({ type, request }) => {
      if (type === 'Prefetch') resolve(request.url);
    });
  });
  const link = (await page.$(careers))!;
  await link.scrollIntoView();
  await link.hover();
  expect(await ahead).toBe(`${site.origin}/careers`);
  expect(await prefetched(page)).toEqual([]);
  // Puppeteer would wait for the answer of such a page for ever.
  await link.click();
  await page.waitForFunction(() => location.pathname === '/careers');
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceEntry & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('nor does it by these rules where the visitor spares data', async () => {
  const { page, goTo } = await visit({
    prepare: () => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: false, effectiveType: '2g' },
      });
    },
  });
  await goTo('/about');
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const ahead: string[] = [];
  client.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Prefetch') ahead.push(request.url);
  });
  const link = (await page.$(careers))!;
  await link.scrollIntoView();
  await link.hover();
  await pause(1_000);
  expect(ahead).toEqual([]);
});
