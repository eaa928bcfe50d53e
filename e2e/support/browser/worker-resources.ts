/** The browser's WebSocket URL and the server that all test files of a jest worker share. */
export interface WorkerResources {
  browser: string;
  /** The origin of the site's server, which has the mock API's paths under `/__admin/`. */
  origin: string;
  dbFile: string;
}

/** Data for the workers. A request to `resources`, with the worker's number appended, starts its browser and server. */
export interface Run {
  resources: string;
  /** Name and version of the browsers, such as `HeadlessChrome/156.0.8078.108`. */
  version: string;
}

const variable = 'E2E_RUN';

/** Uses an environment variable, because workers inherit it. */
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
