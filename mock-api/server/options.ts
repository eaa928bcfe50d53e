import { parseArgs } from 'node:util';
import type { FailingCall, Failure } from '../core/faults';
import { systemClock, type Clock } from '../core/idempotency';
import { scenarioNames } from '../core/scenarios';
import { isResource, resourceNames } from '../resources/registry';
import type { ApiOptions } from './api';
import { StartError } from './start-error';

/** `300-800` or `500`, in milliseconds. Throws `StartError`. */
function delayOf(text: string): [number, number] {
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const delay: [number, number] = [Number(from), Number(to)];
  if (!(delay[0] <= delay[1]))
    throw new StartError(`The delay ${text} is not milliseconds such as 500 or 300-800.`);
  return delay;
}

/** Of each `contact=500:0.1` or `GET contact=500:1`. Throws `StartError`. */
const failuresOf = (texts: string[]): Partial<Record<FailingCall, Failure>> =>
  Object.fromEntries(texts.map(failureOf));

function failureOf(text: string): [FailingCall, Failure] {
  const pattern = /^(?:(GET|POST) )?([\w-]+)=([45]\d\d):(\d*\.?\d+)$/;
  const [, method = 'POST', name, status, rate] = pattern.exec(text) ?? [];
  if (!isResource(name) || Number(rate) > 1)
    throw new StartError(
      `The failure ${text} is not a list, a status from 400 to 599 and a rate such as contact=500:0.1 or "GET contact=500:1".`,
    );
  return [`${method as 'GET' | 'POST'} ${name}`, { status: Number(status), rate: Number(rate) }];
}

/** An origin as browsers send it. Throws `StartError`. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new StartError(`The origin ${text} is not one such as https://staging.example.`);
  return url.origin;
}

/** A clock that stands still at an ISO 8601 time, or the machine's. Throws `StartError`. */
function clockOf(text: string | undefined): Clock {
  if (text === undefined) return systemClock;
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(time))
    throw new StartError(`The time ${text} is not one such as 2026-03-01T08:00:00Z.`);
  return () => new Date(time);
}

type Unsaid = 'delay' | 'onError' | 'onRequest';

export interface Options extends Required<Omit<ApiOptions, Unsaid>>, Pick<ApiOptions, Unsaid> {
  port: number;
  host: string;
  dbFile: string;
  /** JSON file with the records to begin with, or `fixtures`. */
  seed?: string;
  /** A corrupt data file is set aside instead of ending the start. */
  isFresh: boolean;
  now: Clock;
  site?: string;
  hasApi: boolean;
  isHelp: boolean;
}

export const help = `Serves the mock API, and the built site beside it where asked.

  --port N            port to listen on; 0 takes a free one (or PORT; default 4000, with --site 3000)
  --host-name NAME    answer to this host name too, as in a container network; repeatable
  --site DIR          also serve the static site in DIR
  --no-api            serve only the site
  --seed FILE         records to begin with while the data file holds none, and after a reset;
                      "fixtures" are samples of the last three weeks
  --fresh             when the data file is corrupt, set it aside and begin with empty lists
  --now ISO           a clock that stands still, for createdAt: 2026-03-01T08:00:00Z
  --delay A-B         wait A to B milliseconds before each answer (--delay 500: always 500)
  --fail LIST=S:R     POST to LIST fails with status S (400 to 599) at rate R: contact=500:0.1 is
                      every tenth; "GET contact=500:1" is every read; repeatable
                      (lists: ${resourceNames.join(', ')})
  --origin URL        let pages of this origin call, beside those of this machine; repeatable
  --admin             allow PUT, PATCH and DELETE of records, X-Mock-Scenario: NAME on any call,
                      POST /__admin/reset, GET and PUT /__admin/scenarios ({ "contact": "error" },
                      { "contact": ["error", "success"] }) and GET /__admin/journal
                      (?list=contact&status=201&worker=w1&wait=5000; the header
                      X-Mock-Worker: w1 on a call names its worker)
                      (scenarios: ${scenarioNames.join(', ')})
  --journal-bodies    the journal keeps what was sent; on the loopback only
  --help              show this

Environment: PORT, HOST (default 127.0.0.1), DB_FILE (default mock-api/data/db.json, made when absent).
The call's scenario wins over the list's, and that over --fail.
Prints the address once it listens, then one line for each request. Ctrl-C ends it with nothing lost.
Parallel tests take one server each: --port 0 and a DB_FILE of its own.`;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Options from the command line, then the environment, then defaults. Throws `StartError`. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const hasApi = !values['no-api'];
  const host = env.HOST || '127.0.0.1';
  const hasBodies = values['journal-bodies'] ?? false;
  if (!hasApi && !values.site) throw new StartError('--no-api needs --site DIR.');
  if (hasBodies && !loopback.has(host))
    throw new StartError(`--journal-bodies keeps personal data: not with the HOST ${host}.`);
  return {
    port: portOf(values.port ?? (env.PORT || (values.site ? '3000' : '4000'))),
    host,
    hostNames: [host, ...(values['host-name'] ?? [])],
    dbFile: env.DB_FILE || 'mock-api/data/db.json',
    seed: values.seed,
    isFresh: values.fresh ?? false,
    delay: values.delay === undefined ? undefined : delayOf(values.delay),
    failures: failuresOf(values.fail ?? []),
    isAdmin: values.admin ?? false,
    hasBodies,
    now: clockOf(values.now),
    origins: (values.origin ?? []).map(originOf),
    site: values.site,
    hasApi,
    isHelp: values.help ?? false,
  };
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const options = {
  port: text,
  'host-name': texts,
  site: text,
  'no-api': flag,
  seed: text,
  fresh: flag,
  now: text,
  delay: text,
  fail: texts,
  origin: texts,
  admin: flag,
  'journal-bodies': flag,
  help: { ...flag, short: 'h' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error} (see --help)`);
  }
}

function portOf(given: string) {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535)
    throw new StartError(`The port ${given} is not a number from 0 to 65535.`);
  return port;
}
