/** What a jest worker's test files share: URLs and a path, since the processes belong to the global set-up. */
export interface WorkerResources {
  /** WebSocket URL of the browser. */
  browser: string;
  /** Its name and version; the shell's name is `HeadlessChrome`. */
  version: string;
  /** Origin of the site's server, which is told to answer `/__admin`. */
  origin: string;
  /** Path of the JSON file that it writes to. */
  dbFile: string;
}

const variable = 'E2E_WORKERS';

/** Makes them known to the workers, which inherit the environment. */
export function shareResources(all: WorkerResources[]): void {
  process.env[variable] = JSON.stringify(all);
}

/** Those of the worker that asks; throws outside a run of the journeys. */
export function resourcesOfWorker(): WorkerResources {
  const all = JSON.parse(process.env[variable] ?? '[]') as WorkerResources[];
  // Jest counts workers from 1 and on: one that it replaced has a higher number than there are workers.
  const own = all[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % all.length];
  if (!own)
    throw new Error('No browser for this worker: journeys are run by jest (npm run journey).');
  return own;
}
