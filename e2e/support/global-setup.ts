import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchShell } from './browser/browser';
import { shareRun, type WorkerResources } from './browser/worker-resources';
import { root } from './root';
import { startSite } from './servers/site';

/** Ends what {@link startRun} started; the tear-down runs in the same process. */
export const ends: (() => Promise<unknown>)[] = [];

async function startWorker() {
  const launching = launchShell();
  const starting = startSite('dist/site', ['--admin']);
  ends.push(
    async () => (await launching).close(),
    async () => (await starting).stop(),
  );
  const [browser, { origin, dbFile }] = await Promise.all([launching, starting]);
  const resources: WorkerResources = { browser: browser.wsEndpoint(), origin, dbFile };
  return { version: await browser.version(), resources };
}

/**
 * Jest's global set-up for the journeys: builds the site unless it is current, and gives each worker that asks a browser
 * and a server of its own, which all its test files share. One is there from the beginning: a run of one file has no
 * other worker.
 */
export default async function startRun({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
  const first = startWorker();
  const { version } = await first;
  const workers = new Map([[0, first]]);
  const server = createServer((request, response) => {
    // Jest counts workers from 1 and on: one that it replaced has a higher number than there are workers.
    const worker = (Number(request.url!.slice(1)) - 1) % maxWorkers;
    const starting = workers.get(worker) ?? startWorker();
    workers.set(worker, starting);
    starting.then(
      ({ resources }) => response.end(JSON.stringify(resources)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  ends.push(async () => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  shareRun({ resources: `http://127.0.0.1:${port}`, version });
}
