import { execFileSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchShell } from './browser/browser';
import { shareRun, type WorkerResources } from './browser/worker-resources';
import { root } from './root';
import { startSite } from './servers/site';

/** Ends what {@link startRun} started; the tear-down runs in the same process. */
export const ends: (() => Promise<unknown>)[] = [];

/** Puppeteer kills every second browser when there are several. What it started is a group: Debian's is a shell script. */
function killWithChildren(started: ChildProcess | null) {
  if (!started || started.exitCode !== null) return;
  try {
    process.kill(-started.pid!, 'SIGKILL');
  } catch {
    // It has ended by now.
  }
}

async function startWorker() {
  const launching = launchShell();
  const starting = startSite('dist/site');
  ends.push(
    async () => (await launching).close(),
    async () => (await starting).stop(),
  );
  const [browser, { origin, dbFile }] = await Promise.all([launching, starting]);
  process.once('exit', () => killWithChildren(browser.process()));
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
  // Puppeteer ends its browsers at these, and nothing ends this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.prependOnceListener(signal, () => process.exit(130));
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
