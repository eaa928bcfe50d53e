import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { startJourney } from './journey';
import { root } from './root';
import { build, buildLimit } from './servers/build';
import { startSite } from './servers/site';

/** The two ways to host the demo: on a host of its own, or under a sub-path, like a project page on GitHub. */
export const places = [
  { publicPath: '/', out: 'dist/demo', site: 'dist/demo' },
  { publicPath: '/demo/', out: 'dist/demo-below/demo', site: 'dist/demo-below' },
] as const;
export type Place = (typeof places)[number];
export const [atRoot, belowPath] = places;

/** The path that prepares the demo for a customer. */
export const prepared = `/?demo=${encodeURIComponent('for:Bakkerij De Vries|bakkerijdevries.nl|retail')}`;

export const banner = '::-p-aria([name="Announcement"][role="region"])';

export async function buildDemo({ publicPath, out, site }: Place): Promise<void> {
  await build('demo', out, { PUBLIC_PATH: publicPath });
  // A host of several projects uses one 404 page, in its root folder.
  if (site !== out) await copyFile(join(root, out, '404.html'), join(root, site, '404.html'));
}

export const startDemo = (folder: string = atRoot.site) => startSite(folder, ['--no-api']);

export const startDemoJourney = () =>
  startJourney({
    async start() {
      await buildDemo(atRoot);
      return startDemo();
    },
    limit: buildLimit,
  });

export async function waitForOfflineReady(page: Page): Promise<void> {
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Offline ready)', { timeout: 30_000 });
}

/** Returns the records that the demo has stored in this browser, by list. */
export function storedRecords(page: Page): Promise<Record<string, object[]>> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('demoSubmissions') ?? '{}') as Record<string, object[]>,
  );
}
