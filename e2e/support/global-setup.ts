import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { launchShell } from './browser/browser';
import { shareRun, type WorkerResources } from './browser/worker-resources';
import { buildDemo, places } from './demo';
import { build } from './servers/build';
import { listenOnLoopback } from './servers/loopback';
import { startSite } from './servers/site';

/** Functions that stop the browsers and servers. The global tear-down calls them in the same process. */
export const ends: (() => Promise<unknown>)[] = [];

/**
 * Kills the process group. Debian's browser is a shell script that starts other processes, and puppeteer's exit handler
 * skips every second browser.
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

interface JestRun {
  maxWorkers: number;
  testPathPatterns: { isSet: () => boolean };
}

/**
 * Builds the site if its sources have changed. A run of all tests also builds the demos first, because a build takes
 * many times as long while journeys run.
 */
async function makeBuilds({ testPathPatterns }: JestRun) {
  const demos = testPathPatterns.isSet() ? [] : places.map(buildDemo);
  await Promise.all([build('site', 'dist/site', {}), ...demos]);
}

/** Makes the builds. Starts the browser and server of the first worker at once, of the others at their request. */
export default async function startRun(run: JestRun): Promise<void> {
  const { maxWorkers } = run;
  await makeBuilds(run);
  // Puppeteer's handlers of these signals would keep this process running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.prependOnceListener(signal, () => process.exit(130));
  const first = startWorker();
  const { version } = await first;
  const workers = new Map([[0, first]]);
  const server = createServer((request, response) => {
    // Jest numbers its workers from 1. A worker that replaces another one has a number above `maxWorkers`.
    const worker = (Number(request.url!.slice(1)) - 1) % maxWorkers;
    const starting = workers.get(worker) ?? startWorker();
    workers.set(worker, starting);
    starting.then(
      ({ resources }) => response.end(JSON.stringify(resources)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const { origin, stop } = await listenOnLoopback(server);
  ends.push(stop);
  shareRun({ resources: origin, version });
}
