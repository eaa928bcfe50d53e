import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockApi, type Resource } from '#mock-api/client/start-mock-api';

type Records = Record<string, unknown>[];

export interface RunningSite {
  /** Origin without a trailing slash. */
  origin: string;
  /** Path of the JSON file. */
  dbFile: string;
  /** The JSON file's lists, as they are on disk. */
  records(resource: Resource): Promise<Records>;
  /** Ends the process as Ctrl-C does, keeping the file, and starts a new one over it on the same port. */
  restart(): Promise<void>;
  /** Ends the process and removes its file. */
  stop(): Promise<void>;
}

/** The real server over a build of the site and a JSON file of its own, on a free port of the loopback. */
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
