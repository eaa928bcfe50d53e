/** What a jest worker's test files share: URLs and a path, because the processes belong to the global set-up. */
export interface WorkerResources {
  browser: string;
  /** The browser's name and version; the shell's name is `HeadlessChrome`. */
  version: string;
  /** Origin of the site's server, which also answers `/__admin`. */
  origin: string;
  dbFile: string;
}

const variable = 'E2E_WORKERS';

export function shareResources(all: WorkerResources[]): void {
  process.env[variable] = JSON.stringify(all);
}

/** Returns the resources of the calling worker; throws outside a run of the journeys. */
export function resourcesOfWorker(): WorkerResources {
  const all = JSON.parse(process.env[variable] ?? '[]') as WorkerResources[];
  // Jest numbers workers from 1, and gives a replacement a number above `maxWorkers`.
  const own = all[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % all.length];
  if (!own) throw new Error('This worker has no browser: run journeys with npm run journey.');
  return own;
}
