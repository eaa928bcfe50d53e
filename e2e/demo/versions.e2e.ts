import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBrowser } from '../support/browser/browser';
import { atRoot, buildDemo, startDemo, waitForOfflineReady } from '../support/demo';
import { openPage } from '../support/page/open-page';
import { root } from '../support/root';
import { buildLimit } from '../support/servers/build';

beforeAll(() => buildDemo(atRoot), buildLimit);

test('the demo removes its service worker and caches when the live site replaces the demo', async () => {
  const browser = await connectBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  await cp(join(root, atRoot.out), folder, { recursive: true });
  const site = await startDemo(folder);
  try {
    const { page, goTo, close } = await openPage(browser, site.origin);
    await goTo('/contact');
    await waitForOfflineReady(page);
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
    // An idle page prefetches, and without the server its requests would fail, so the page closes first.
    await close();
  } finally {
    // jest does not exit while a server runs.
    await site.stop();
    await rm(folder, { recursive: true });
    await browser.disconnect();
  }
});
