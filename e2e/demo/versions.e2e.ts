import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { connectBrowser } from '../support/browser/browser';
import { atRoot, buildDemo, startDemo, waitForOfflineReady } from '../support/demo';
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

/** The tests change the demo's files, so each test gets a copy. Waits until the copy works offline. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  await cp(join(root, atRoot.out), folder, { recursive: true });
  site = await startDemo(folder);
  // A test requests a file of the new version before that version is active.
  opened = await openPage(browser, site.origin, { expectedErrors: [/of-the-new-version/] });
  await opened.goTo('/contact');
  await waitForOfflineReady(opened.page);
});
afterEach(async () => {
  try {
    // An idle page prefetches, and without the server its requests would fail, so the page closes first.
    await opened.close();
  } finally {
    // jest does not exit while a server runs.
    await site.stop();
    await rm(folder, { recursive: true });
  }
});

test('the browser fetches a new version of the demo in the background, and uses it after all pages of the demo have closed', async () => {
  const { page, goTo } = opened;
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
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting,
    { timeout: 20_000, polling: 250 },
  );
  const statusOf = () => page.evaluate(async (path) => (await fetch(path)).status, `/${file}`);
  expect(await statusOf()).toBe(404);
  await page.goto('about:blank');
  await goTo('/about');
  await waitForOfflineReady(page);
  expect(await statusOf()).toBe(200);
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
