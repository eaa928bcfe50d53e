import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { startJourney } from './journey';
import { contactMessage } from './page/leads';
import type { OpenOptions } from './page/open-page';
import { root } from './root';
import { build, buildLimit } from './servers/build';
import { startSite } from './servers/site';

/**
 * The demo in the root of a host, and under a sub-path, like a project page on GitHub. `host` is the build's SITE_URL.
 * search-and-sharing.e2e.ts tests SITE_URL with the demo, because another build of the site would take 20 s.
 */
export const places = [
  { publicPath: '/', out: 'dist/demo', site: 'dist/demo', host: '' },
  {
    publicPath: '/demo/',
    out: 'dist/demo-below/demo',
    site: 'dist/demo-below',
    host: 'https://www.example.com',
  },
] as const;
export type Place = (typeof places)[number];
export const [atRoot, belowPath] = places;

/** URL that prepares the demo for a customer: name, website and industry. */
export const prepared = `/?demo=${encodeURIComponent('for:Bakkerij De Vries|bakkerijdevries.nl|retail')}`;

export async function buildDemo({ publicPath, out, site, host }: Place): Promise<void> {
  await build('demo', out, { PUBLIC_PATH: publicPath, SITE_URL: host });
  // A host that serves several projects uses only the 404 page in its root folder.
  if (site !== out) await copyFile(join(root, out, '404.html'), join(root, site, '404.html'));
}

export const startDemo = (folder: string = atRoot.site) => startSite(folder, ['--no-api']);

interface DemoOptions extends Omit<OpenOptions, 'prepare'> {
  /**
   * Whether the demo's service worker stores the demo for offline use, which takes over a second of processor time. By
   * default the browser rejects the service worker, as it does for a page over plain HTTP from another machine.
   */
  worksOffline?: boolean;
}

function rejectWorkers() {
  // `navigator.serviceWorker` is undefined on about:blank.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers) workers.register = () => Promise.reject(new Error('rejected by the test'));
}

export function startDemoJourney() {
  const { site, visit } = startJourney({
    async start() {
      await buildDemo(atRoot);
      return startDemo();
    },
    limit: buildLimit,
  });
  return {
    site,
    visit: ({ worksOffline = false, ...options }: DemoOptions = {}) =>
      visit(worksOffline ? options : { ...options, prepare: rejectWorkers }),
  };
}

export async function waitForOfflineReady(page: Page): Promise<void> {
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Offline ready)', { timeout: 30_000 });
}

/** Sends a contact message from the page, without its form. Returns the status of the response. */
export const postMessage = (page: Page): Promise<number> =>
  page.evaluate(async (message) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(message);
    return (await fetch('/api/contact', { method: 'POST', headers, body })).status;
  }, contactMessage);
