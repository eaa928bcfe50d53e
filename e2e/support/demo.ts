import { execFile } from 'node:child_process';
import { copyFile, mkdir, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import { pause } from './appearances';
import { startJourney } from './journey';
import { root } from './root';
import { startSite } from './site';

const run = promisify(execFile);

/** Milliseconds that a build may take on a busy machine. */
export const buildLimit = 300_000;

/** Where the demo stands on its host: as a site of its own, or as a project page below a sub-path. */
export const places = [
  { publicPath: '/', out: 'dist/demo', site: 'dist/demo' },
  { publicPath: '/demo/', out: 'dist/demo-below/demo', site: 'dist/demo-below' },
] as const;
export type Place = (typeof places)[number];
export const atRoot = places[0];

/** Builds the demo for a place unless it is current; test files that run side by side wait for each other. */
export async function buildDemo({ publicPath, out, site }: Place): Promise<void> {
  await mkdir(join(root, site), { recursive: true });
  const unlock = await lock(join(root, `${site}.lock`));
  try {
    const build = ['--import', 'tsx', 'web/build/build.ts', 'demo', '--if-stale', '--out', out];
    const env = { ...process.env, PUBLIC_PATH: publicPath };
    await run(process.execPath, build, { cwd: root, env });
    // The host of a project page has a page of its own for what is not there.
    if (site !== out) await copyFile(join(root, out, '404.html'), join(root, site, '404.html'));
  } finally {
    await unlock();
  }
}

/** A folder can be made once: whoever made it goes on. One that a killed run left behind counts no more. */
async function lock(folder: string) {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rmdir(folder);
    } catch {
      const made = await stat(folder).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs > buildLimit)
        await rmdir(folder).catch(() => undefined);
      await pause(250);
    }
  }
}

/** The demo's plain files on a server without an API; `folder`: another copy of them. */
export const startDemo = (folder: string = atRoot.site) => startSite(folder, ['--no-api']);

/** A journey on the demo as a site of its own, which may have to be built first. */
export const startDemoJourney = () =>
  startJourney(async () => {
    await buildDemo(atRoot);
    return startDemo();
  }, buildLimit);

export async function waitForOfflineReady(page: Page): Promise<void> {
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Offline ready)', { timeout: 30_000 });
}

/** What this browser keeps of a demo's list, as it was stored. */
export function storedRecords(page: Page): Promise<Record<string, object[]>> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('demoSubmissions') ?? '{}') as Record<string, object[]>,
  );
}
