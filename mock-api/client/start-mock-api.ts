import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ScenarioName } from '../core/scenarios';
import type { Lists } from '../core/store';
import type { Records, Resource } from '../resources/registry';
import { startProcess } from './start-process';

/** A list in a server's data file, which is never behind what the server has answered. */
export async function readRecords<R extends Resource>(dbFile: string, list: R) {
  const lists = JSON.parse(await readFile(dbFile, 'utf8')) as Partial<Lists>;
  return (lists[list] ?? []) as Records[R][];
}

export type { Records, Resource, ScenarioName };

export interface MockApiOptions {
  /** More flags of the command line (`--help`), with paths below the project's folder. `--admin` is set already. */
  flags?: string[];
  /** The data file, which `stop` leaves; by default one of its own, which goes. */
  dbFile?: string;
  /** By default a free one. */
  port?: number;
}

/** A record, or some of its fields, or what must be true of it. */
export type Match<R extends Resource> = Partial<Records[R]> | ((record: Records[R]) => boolean);

export interface MockApi {
  /** Where it answers, without a trailing slash; the site too with the flags `--site dist/site`. */
  origin: string;
  dbFile: string;
  /** A list as it is on disk, which is never behind an answer. */
  records<R extends Resource>(list: R): Promise<Records[R][]>;
  /** The first record that matches, once it is on disk. Rejects after `ms` milliseconds. */
  waitForRecord<R extends Resource>(list: R, match: Match<R>, ms?: number): Promise<Records[R]>;
  /** What the list's POSTs do from now on, or one after the other. */
  setScenario(list: Resource, scenario: ScenarioName | ScenarioName[]): Promise<void>;
  /** Back to the seed: records, ids, scenarios, failures, journal. */
  reset(): Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** How often the file is looked at, in milliseconds. */
const lookMs = 25;

/** Starts the mock API as a process of its own. Rejects with what it printed when it does not start. */
export async function startMockApi(options: MockApiOptions = {}): Promise<MockApi> {
  const folder = options.dbFile ? undefined : await mkdtemp(join(tmpdir(), 'maatwerk-'));
  const dbFile = resolve(options.dbFile ?? join(folder!, 'db.json'));
  const flags = ['--port', String(options.port ?? 0), '--admin', ...(options.flags ?? [])];
  const { listening, end } = startProcess({ flags, env: { DB_FILE: dbFile, HOST: '127.0.0.1' } });
  const origin = await listening;

  async function administer(method: string, path: string, body?: object) {
    const answer = await fetch(`${origin}/__admin/${path}`, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  }

  return {
    origin,
    dbFile,
    records: (list) => readRecords(dbFile, list),
    async waitForRecord(list, match, ms = 5_000) {
      const fits = typeof match === 'function' ? match : (record: object) => holds(record, match);
      for (const limit = Date.now() + ms; ; await wait(lookMs)) {
        const present = await readRecords(dbFile, list);
        const found = present.find(fits);
        if (found) return found;
        if (Date.now() > limit)
          throw new Error(`None of the ${present.length} records of ${list} matched in ${ms} ms.`);
      }
    },
    setScenario: (list, scenario) => administer('PUT', 'scenarios', { [list]: scenario }),
    reset: () => administer('POST', 'reset'),
    async stop() {
      await end('SIGINT');
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a record has these fields; lists and objects are compared by their content. */
const holds = (record: object, fields: object) =>
  Object.entries(fields).every(
    ([name, value]) =>
      JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
