import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockApi, type Resource } from '#mock-api/qa/start-mock-api';

type Records = Record<string, unknown>[];

export interface RunningSite {
  origin: string;
  dbFile: string;
  records(resource: Resource): Promise<Records>;
  /** Stops the server as Ctrl-C would, and starts it again with the same port and data file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the mock API's server with a build of the site, on a free port and with a new data file. */
export async function startSite(folder = 'dist/site', flags: string[] = []): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  const dbFile = join(dataFolder, 'db.json');
  const launch = (port: number) =>
    startMockApi({ dbFile, port, flags: [...flags, '--site', folder] });
  let server = await launch(0);
  const { origin } = server;
  return {
    origin,
    dbFile,
    records: (resource) => server.records(resource) as Promise<Records>,
    async restart() {
      await server.stop();
      server = await launch(Number(new URL(origin).port));
    },
    async stop() {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
