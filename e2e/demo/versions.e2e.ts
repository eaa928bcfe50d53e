import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { connectBrowser } from '../support/browser/browser';
import { atRoot, buildDemo, startDemo, waitForOfflineReady } from '../support/demo';
import { twoFrames } from '../support/page/appearances';
import { passTime } from '../support/page/clock';
import { press } from '../support/page/forms';
import { openPage, type OpenedPage } from '../support/page/open-page';
import { root } from '../support/root';
import { buildLimit } from '../support/servers/build';
import type { RunningSite } from '../support/servers/site';

let browser: Browser;
let folder: string;
let site: RunningSite;
let opened: OpenedPage;
beforeAll(async () => {
  await buildDemo(atRoot);
  browser = await connectBrowser();
}, buildLimit);
afterAll(() => browser.disconnect());

/** The tests change the files. Waits until the opened demo works offline. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  await cp(join(root, atRoot.out), folder, { recursive: true });
  site = await startDemo(folder);
  // One test requests a file of the new version before that version is active.
  opened = await openPage(browser, site.origin, { expectedErrors: [/of-the-new-version/] });
  await opened.goTo('/contact');
  await waitForOfflineReady(opened.page);
});
afterEach(async () => {
  try {
    // An idle page prefetches, and these requests would fail without the server.
    await opened.close();
  } finally {
    // jest does not exit while a server runs.
    await site.stop();
    await rm(folder, { recursive: true });
  }
});

const offer = '[data-demo=ribbon] [data-demo=offer]';

test('the demo fetches a new version in the background, a button offers and applies it, and the demo then offers none and prefetches nothing', async () => {
  const { page, goTo } = opened;
  expect(await page.$(offer)).toBeNull();
  const file = 'assets/of-the-new-version.txt';
  for (const ending of ['.br', '.gz']) await rm(join(folder, `demo-worker.js${ending}`));
  await appendFile(
    join(folder, 'demo-worker.js'),
    `addEventListener('fetch', (event) => {
      if (event.request.url.endsWith('${file}')) event.respondWith(new Response('new'));
    });`,
  );
  await site.restart();

  await goTo('/about');
  await page.waitForSelector(offer, { timeout: 20_000 });
  const statusOf = () => page.evaluate(async (path) => (await fetch(path)).status, `/${file}`);
  expect(await statusOf()).toBe(404);
  // The page may reload before the test can query the button's text.
  await page.evaluate((button) => {
    document.addEventListener('click', () => {
      setTimeout(() => sessionStorage.setItem('said', document.querySelector(button)!.textContent));
    });
  }, offer);
  await Promise.all([
    page.waitForNavigation(),
    press(page, 'Reload for the new version', '[data-demo=ribbon]'),
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Reloading...');
  await waitForOfflineReady(page);
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await statusOf()).toBe(200);
  expect(await page.$(offer)).toBeNull();

  // A request that runs during the click could delay the new version by 30 s, so the page must start none.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await twoFrames(page);
  await passTime(page, 2_000);
  expect(requests).toEqual([]);
});

test('the demo removes its service worker and caches when the live site replaces the demo', async () => {
  const { page, goTo } = opened;
  await rm(folder, { recursive: true });
  await cp(join(root, 'dist/site'), folder, { recursive: true });
  await site.restart();
  await goTo('/about');
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
    { timeout: 20_000, polling: 250 },
  );
  await goTo('/about');
  expect(await page.$('[data-demo]')).toBeNull();
  expect(await page.$('meta[http-equiv]')).toBeNull();
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBeTruthy();
});
