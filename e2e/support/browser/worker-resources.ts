/** The browser and the server that all test files of a jest worker share. `browser` is a WebSocket URL. */
export interface WorkerResources {
  browser: string;
  /** The origin of the site's server, which also has the mock API's paths under `/__admin/`. */
  origin: string;
  dbFile: string;
}

/** Data for the workers. A GET of `resources`/NUMBER starts the browser and server of the worker with this number. */
export interface Run {
  resources: string;
  /** Name and version of the browsers, such as `HeadlessChrome/156.0.8078.108`. */
  version: string;
}

const variable = 'E2E_RUN';

/** Puts the data into an environment variable, because workers inherit environment variables. */
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
