import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ScenarioName } from '../core/scenarios';
import type { Lists } from '../core/store';
import type { Records, Resource } from '../resources/registry';
import { startProcess } from './start-process';

/** Reads a list from a server's data file. The server answers a POST only after the record is in the file. */
export async function readRecords<R extends Resource>(dbFile: string, list: R) {
  const lists = JSON.parse(await readFile(dbFile, 'utf8')) as Partial<Lists>;
  return (lists[list] ?? []) as Records[R][];
}

export type { Records, Resource, ScenarioName };

export interface MockApiOptions {
  /** Further flags of the command line (`--help`), with paths relative to the project. `--admin` is always set. */
  flags?: string[];
  /** The data file, which `stop` keeps. By default a temporary file, which `stop` deletes. */
  dbFile?: string;
  /** By default a free port. */
  port?: number;
}

/** Some fields of a record, or a predicate. */
export type Match<R extends Resource> = Partial<Records[R]> | ((record: Records[R]) => boolean);

export interface MockApi {
  /** The server's origin, without a trailing slash. It also serves the site with the flags `--site dist/site`. */
  origin: string;
  dbFile: string;
  records<R extends Resource>(list: R): Promise<Records[R][]>;
  /** Resolves with the first matching record when it is in the data file. Rejects after `ms` milliseconds. */
  waitForRecord<R extends Resource>(list: R, match: Match<R>, ms?: number): Promise<Records[R]>;
  /** Sets one scenario for all POSTs to the list, or a sequence with one scenario per POST. */
  setScenario(list: Resource, scenario: ScenarioName | ScenarioName[]): Promise<void>;
  /** Restores the seed: records, ids, scenarios, failures, journal. */
  reset(): Promise<void>;
  /** Stops the server as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Interval at which `waitForRecord` reads the file, in milliseconds. */
const pollMs = 25;

/** Starts the mock API in a child process. Rejects with the printed text if the server does not start. */
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
      for (const limit = Date.now() + ms; ; await wait(pollMs)) {
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

/** Returns whether a record has these fields; lists and objects are compared by content. */
const holds = (record: object, fields: object) =>
  Object.entries(fields).every(
    ([name, value]) =>
      JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
