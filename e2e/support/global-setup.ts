import { execFileSync } from 'node:child_process';
import { launchShell } from './browser/browser';
import { shareResources, type WorkerResources } from './browser/worker-resources';
import { root } from './root';
import { startSite } from './servers/site';

/** The browsers and servers of {@link startWorkers}, which the global tear-down ends in the same process. */
export const started: { end: () => Promise<unknown> }[] = [];

async function startWorker(): Promise<WorkerResources> {
  const [browser, site] = await Promise.all([launchShell(), startSite('dist/site', ['--admin'])]);
  started.push({ end: () => browser.close() }, { end: () => site.stop() });
  const { origin, dbFile } = site;
  return { browser: browser.wsEndpoint(), version: await browser.version(), origin, dbFile };
}

/** Builds the site unless the last build is current, and starts one browser and one server per worker. */
export default async function startWorkers({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
  shareResources(await Promise.all(Array.from({ length: maxWorkers }, startWorker)));
}
