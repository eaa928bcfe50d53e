/** What a jest worker's test files share: URLs and a path, because the processes belong to the global set-up. */
export interface WorkerResources {
  browser: string;
  /** Origin of the site's server, which also answers `/__admin`. */
  origin: string;
  dbFile: string;
}

/** What the run tells its workers. It starts a worker's browser and server when the worker first asks for them. */
export interface Run {
  /** URL that answers with a worker's resources; the worker's number is the path. */
  resources: string;
  /** Name and version of the browsers; the shell's name is `HeadlessChrome`. */
  version: string;
}

const variable = 'E2E_RUN';

/** Passes the run to the workers in the environment, which they inherit. */
export function shareRun(run: Run): void {
  process.env[variable] = JSON.stringify(run);
}

/** Throws outside a run of the journeys. */
export function currentRun(): Run {
  const run = process.env[variable];
  if (!run) throw new Error('No browser: journeys are run by jest (npm run journey).');
  return JSON.parse(run) as Run;
}

/** Returns the resources of the calling worker. */
export async function resourcesOfWorker(): Promise<WorkerResources> {
  const answer = await fetch(`${currentRun().resources}/${process.env['JEST_WORKER_ID'] ?? 1}`);
  if (!answer.ok) throw new Error(`No browser for this worker: ${await answer.text()}`);
  return (await answer.json()) as WorkerResources;
}
