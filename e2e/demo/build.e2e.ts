import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../support/browser/browser';
import { belowPath, buildDemo, places, startDemo, waitForOfflineReady } from '../support/demo';
import { openPage } from '../support/page/open-page';
import { root } from '../support/root';
import { routes } from '../support/routes';
import { buildLimit } from '../support/servers/build';
import type { RunningSite } from '../support/servers/site';

let browser: Browser;
let site: RunningSite | undefined;
beforeAll(async () => {
  await Promise.all(places.map(buildDemo));
  browser = await launchBrowser();
}, buildLimit);
afterAll(() => browser.close());
/** jest does not exit while a server runs. */
afterEach(() => site?.stop());

const filesOf = (out: string) =>
  readdirSync(join(root, out), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(root, out, file)).isFile(),
  );

test.each(places)(
  'the demo under $publicPath stores all pages and the files that they need for offline use',
  ({ publicPath, out }) => {
    const list = JSON.parse(
      readFileSync(join(root, out, 'demo-precache.json'), 'utf8'),
    ) as string[];
    const kept = new Set(
      list.map((address) => {
        const path = address.replace(/\?__WB_REVISION__=\w+$/, '').slice(publicPath.length);
        return /\.\w+$/.test(path) ? path : join(path, 'index.html');
      }),
    );
    const pages = [...kept].filter((file) => file.endsWith('index.html'));
    expect(pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).toSorted()).toEqual(
      [...routes].toSorted(),
    );
    const needed = filesOf(out).filter(
      (file) => /\.(js|css|woff2|svg|png|ico|webmanifest)$/.test(file) && !file.startsWith('og/'),
    );
    const ownParts = new Set(['demo-worker.js', 'demo-routes.js']);
    expect(needed.filter((file) => !kept.has(file) && !ownParts.has(file))).toEqual([]);
    expect(list.filter((address) => !address.startsWith(publicPath))).toEqual([]);
  },
);

test.each(places)(
  'every page of the demo under $publicPath starts with a security policy without other hosts and unsafe keywords',
  ({ out }) => {
    const pages = filesOf(out).filter((file) => file.endsWith('.html'));
    // Besides the routes: two 404 pages, the presenter's window, and the summary.
    expect(pages).toHaveLength(routes.length + 4);
    for (const page of pages) {
      const html = readFileSync(join(root, out, page), 'utf8');
      const policy =
        /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
          html,
        )?.[1];
      const allowed = new Set(
        policy?.split(/;? /).filter((word) => !/^'sha256-|^[a-z-]+$/.test(word)),
      );
      expect([page, allowed]).toEqual([page, new Set(["'none'", "'self'"])]);
    }
  },
);

test('the browser can install the demo under a sub-path, and blocks a request to another host', async () => {
  const { publicPath, site: folder } = belowPath;
  site = await startDemo(folder);
  const { page, goTo, close } = await openPage(browser, site.origin, {
    // The test requests this host, and the security policy must block the request.
    expectedErrors: [/api\.example/],
  });
  await page.goto(`${site.origin}${publicPath}contact`);
  await waitForOfflineReady(page);
  await goTo(`${publicPath}contact`);
  const client = await page.createCDPSession();
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Chrome cannot install the demo only because the test's browser profile is incognito.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { data, errors, url } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    name: 'Maatwerk demo',
    start_url: './',
    display: 'standalone',
    orientation: 'any',
    icons: [
      { sizes: 'any' },
      { sizes: '192x192' },
      { sizes: '512x512' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, url))).status).toBe(200);

  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
    });
    await fetch('https://api.example/api-of-another').catch(() => undefined);
    return violation;
  });
  expect(refused).toBe('connect-src');
  await close();
});
