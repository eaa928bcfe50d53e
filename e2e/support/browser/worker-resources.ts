/**
 * The browser and the server that the test files of a jest worker share, as URLs and a path. Jest's global set-up
 * starts and owns their processes.
 */
export interface WorkerResources {
  browser: string;
  /** The origin of the site's server, which also answers paths under `/__admin/`. */
  origin: string;
  dbFile: string;
}

/**
 * The data that jest's main process passes to its workers. The main process starts a worker's browser and server when
 * the worker requests them.
 */
export interface Run {
  /** The URL that returns the resources of a worker. The worker's number is the path. */
  resources: string;
  /** Name and version of the browsers. The name of the headless shell is `HeadlessChrome`. */
  version: string;
}

const variable = 'E2E_RUN';

/** Stores the run's data in an environment variable, because the workers inherit it. */
export function shareRun(run: Run): void {
  process.env[variable] = JSON.stringify(run);
}

/** Returns the run's data. Throws outside a jest run of the journeys. */
export function currentRun(): Run {
  const run = process.env[variable];
  if (!run) throw new Error('No browser: journeys are run by jest (npm run journey).');
  return JSON.parse(run) as Run;
}

/** Returns the browser and the server of the calling worker. */
export async function resourcesOfWorker(): Promise<WorkerResources> {
  const answer = await fetch(`${currentRun().resources}/${process.env['JEST_WORKER_ID'] ?? 1}`);
  if (!answer.ok) throw new Error(`No browser for this worker: ${await answer.text()}`);
  return (await answer.json()) as WorkerResources;
}
