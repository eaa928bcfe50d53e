/**
 * The browser (its WebSocket URL) and the server that all test files of one jest worker share. Jest's global set-up
 * starts and stops both.
 */
export interface WorkerResources {
  browser: string;
  /** The origin of the site's server. The server also has the mock API's paths under `/__admin/`. */
  origin: string;
  dbFile: string;
}

/**
 * The data that jest's main process passes to its workers. The main process starts a worker's browser and server when
 * the worker requests them.
 */
export interface Run {
  /** The URL at which a worker requests its resources. The worker appends its number as the path. */
  resources: string;
  /** Name and version of the workers' browsers. The name of Chrome's headless shell is `HeadlessChrome`. */
  version: string;
}

const variable = 'E2E_RUN';

/** Stores the run's data in an environment variable, because the workers inherit it. */
export function shareRun(run: Run): void {
  process.env[variable] = JSON.stringify(run);
}

export function currentRun(): Run {
  const run = process.env[variable];
  if (!run) throw new Error('No browser: journeys are run by jest (npm run journey).');
  return JSON.parse(run) as Run;
}

export async function resourcesOfWorker(): Promise<WorkerResources> {
  const answer = await fetch(`${currentRun().resources}/${process.env['JEST_WORKER_ID'] ?? 1}`);
  if (!answer.ok) throw new Error(`No browser for this worker: ${await answer.text()}`);
  return (await answer.json()) as WorkerResources;
}
