import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchShell } from './browser/browser';
import { shareRun, type WorkerResources } from './browser/worker-resources';
import { buildDemo, places } from './demo';
import { build } from './servers/build';
import { startSite } from './servers/site';

/** Functions that stop the browsers and servers of this run. The global tear-down calls them in the same process. */
export const ends: (() => Promise<unknown>)[] = [];

/**
 * Kills a browser with its process group, because Debian's browser is a shell script that starts other processes.
 * Puppeteer's exit handler is not enough, because it skips every second browser.
 */
function killWithChildren(started: ChildProcess | null) {
  if (!started || started.exitCode !== null) return;
  try {
    process.kill(-started.pid!, 'SIGKILL');
  } catch {
    // The process has already ended.
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

/** The part of jest's configuration that this set-up reads. */
interface JestRun {
  maxWorkers: number;
  /** The names of test files on the command line. */
  testPathPatterns: { isSet: () => boolean };
}

/**
 * Builds the site, if its sources have changed. A run of all tests also builds the demos here, because a build takes
 * many times as long while journeys run, and a worker would wait for it.
 */
async function makeBuilds({ testPathPatterns }: JestRun) {
  const demos = testPathPatterns.isSet() ? [] : places.map(buildDemo);
  await Promise.all([build('site', 'dist/site', {}), ...demos]);
}

/**
 * Jest's global set-up for the journeys. Makes the builds. Starts a browser and a server for a worker when the worker
 * requests them, and for the first worker at once. All test files of a worker share both.
 */
export default async function startRun(run: JestRun): Promise<void> {
  const { maxWorkers } = run;
  await makeBuilds(run);
  // Exits on these signals before puppeteer handles them, because puppeteer's handler would keep this process running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.prependOnceListener(signal, () => process.exit(130));
  const first = startWorker();
  const { version } = await first;
  const workers = new Map([[0, first]]);
  const server = createServer((request, response) => {
    // Jest numbers its workers from 1. A worker that replaces another has a number higher than `maxWorkers`.
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
