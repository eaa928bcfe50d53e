import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  scenariosFault,
  type Scenario,
  type ScenarioDetails,
  type ScenarioName,
} from '../core/scenarios';
import type { Lists } from '../core/store';
import { isResource, resourceNames, type Records, type Resource } from '../resources/registry';
import type { LogEntry, NotedCall } from '../server/journal';
import { call, poll } from './call';
import { startProcess } from './start-process';

/** Milliseconds for which `readRecords` repeats the read while the data file is not valid JSON. */
const editLimitMs = 5_000;

/**
 * Reads a list from a server's data file. The server writes each record to it before it responds to the POST. Reads
 * again while the file is incomplete, because a person may be editing it.
 */
export async function readRecords<R extends Resource>(dbFile: string, list: R) {
  let reason: unknown;
  const lists = await poll(async () => {
    const text = await readFile(dbFile, 'utf8');
    try {
      return JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<Lists>;
    } catch (error) {
      reason = error;
      return undefined;
    }
  }, editLimitMs);
  if (!lists) throw new Error(`${dbFile} is not valid JSON.`, { cause: reason });
  return (lists[list] ?? []) as Records[R][];
}

export type { Records, Resource, Scenario, ScenarioDetails, ScenarioName };

/** What a reset can restore: the journal of calls, the scenarios (simulated cases), or a list of records. */
export type ResetPart = 'journal' | 'scenarios' | Resource;

export { quietVisit, writeAbsent } from './quiet-visit';

export interface MockApiOptions {
  /** Flags besides `--admin`, which is always set (see `--help`). Paths are relative to the working directory. */
  flags?: string[];
  /** The data file, which `stop` keeps. Without `dbFile` the server uses a temporary file, which `stop` deletes. */
  dbFile?: string;
  /** The port to listen on, by default a free one. */
  port?: number;
  /** The address to listen on. The default is 127.0.0.1; `0.0.0.0` also admits other devices. */
  host?: string;
  /** The paths of a private key and a certificate in PEM, for HTTPS. */
  key?: string;
  cert?: string;
}

/** Values of some of a record's fields, or a predicate. */
export type Match<R extends Resource> = Partial<Records[R]> | ((record: Records[R]) => boolean);

/** A call in the server's journal. Body, headers, key and scenario are present only with `--journal-bodies`. */
export type JournalEntry = LogEntry & NotedCall;

export interface JournalFilter {
  list?: Resource;
  status?: number;
}

/** A running mock API. Each method rejects for an unknown list, with an error that names the valid lists. */
export interface MockApi {
  /** The server's origin, without a trailing slash. With `--site dist/site` it also serves the site. */
  origin: string;
  dbFile: string;
  records<R extends Resource>(list: R): Promise<Records[R][]>;
  /** Resolves with the first matching record as soon as the data file contains one. Rejects after `ms` milliseconds. */
  waitForRecord<R extends Resource>(list: R, match: Match<R>, ms?: number): Promise<Records[R]>;
  /** Returns the calls that match the filter, oldest first. The journal contains only the last 1,000 calls. */
  journal(filter?: JournalFilter): Promise<JournalEntry[]>;
  /** Resolves with the first matching call as soon as the journal contains one. Rejects after `ms` milliseconds. */
  waitForCall(filter: JournalFilter, ms?: number): Promise<JournalEntry>;
  /** Answers all later POSTs to `list` with a scenario. An array contains one scenario for each of the next POSTs. */
  setScenario(list: Resource, scenario: Scenario | Scenario[]): Promise<void>;
  /**
   * Restores the records and ids of `--seed`, or empties the lists without this flag. Clears scenarios and the journal,
   * and restarts the sequences of injected failures. With `only`, resets only the parts that it names.
   */
  reset(only?: ResetPart[]): Promise<void>;
  /** Stops the server as Ctrl-C would: open requests finish first. */
  stop(): Promise<void>;
}

/** Throws if the API has no list with this name. JavaScript callers can pass any string. */
function assertList(name: string) {
  if (!isResource(name))
    throw new Error(
      `The mock API has no list "${name}". Its lists are ${resourceNames.join(', ')}.`,
    );
}

/** Starts the mock API as a child process. If the process does not start, rejects with the text that it printed. */
export async function startMockApi(options: MockApiOptions = {}): Promise<MockApi> {
  const folder = options.dbFile ? undefined : await mkdtemp(join(tmpdir(), 'maatwerk-'));
  const dbFile = resolve(options.dbFile ?? join(folder!, 'db.json'));
  const { host = '127.0.0.1', key, cert } = options;
  const flags = ['--port', String(options.port ?? 0), '--admin', ...(options.flags ?? [])];
  if (key !== undefined) flags.push('--key', key);
  if (cert !== undefined) flags.push('--cert', cert);
  const removeFolder = () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolder);
  function forgetFolder() {
    process.off('exit', removeFolder);
    removeFolder();
  }
  const { listening, unref, end } = startProcess({
    flags,
    env: { DB_FILE: dbFile, HOST: host },
  });
  const origin = await listening.catch((error: Error) => {
    forgetFolder();
    throw error;
  });
  // If a test fails before it calls `stop`, the running server must not keep the test's process alive.
  unref();

  async function administer(method: string, path: string, body?: object) {
    const { status, text } = await call(`${origin}/__admin/${path}`, method, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text;
  }

  async function records<R extends Resource>(list: R) {
    assertList(list);
    return readRecords(dbFile, list);
  }

  async function journal(filter: JournalFilter = {}) {
    if (filter.list !== undefined) assertList(filter.list);
    const set = Object.entries(filter).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
    return JSON.parse(await administer('GET', `journal?${query}`)) as JournalEntry[];
  }

  return {
    origin,
    dbFile,
    records,
    async waitForRecord(list, match, ms = 5_000) {
      const fits = typeof match === 'function' ? match : (record: object) => holds(record, match);
      const found = await poll(async () => (await records(list)).find(fits), ms);
      if (found) return found;
      const { length } = await records(list);
      throw new Error(`None of the ${length} records of ${list} matched in ${ms} ms.`);
    },
    journal,
    async waitForCall(filter, ms = 5_000) {
      const found = await poll(async () => (await journal(filter))[0], ms);
      if (found) return found;
      const { length } = await journal();
      const asked = JSON.stringify(filter);
      throw new Error(`None of the ${length} calls in the journal matched ${asked} in ${ms} ms.`);
    },
    async setScenario(list, scenario) {
      assertList(list);
      const fault = scenariosFault({ [list]: scenario });
      if (fault) throw new Error(fault);
      await administer('PUT', 'scenarios', { [list]: scenario });
    },
    async reset(only) {
      await administer('POST', 'reset', only && { only });
    },
    async stop() {
      await end('SIGINT');
      forgetFolder();
    },
  };
}

const holds = (record: object, fields: object) =>
  Object.entries(fields).every(
    ([name, value]) =>
      JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
