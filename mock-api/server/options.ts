import { isIPv4, isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import type { FailingCall, Failure } from '../core/faults';
import { systemClock, type Clock } from '../core/idempotency';
import { scenarioNames } from '../core/scenarios';
import { isResource, resourceNames } from '../resources/registry';
import type { ApiOptions } from './api';
import { StartError } from './start-error';

const failuresOf = (texts: string[]): Partial<Record<FailingCall, Failure>> =>
  Object.fromEntries(texts.map(failureOf));

function failureOf(text: string): [FailingCall, Failure] {
  const pattern = /^(?:(GET|POST) )?([\w-]+)=([45]\d\d):(\d*\.?\d+)$/;
  const [, method = 'POST', name, status, rate] = pattern.exec(text) ?? [];
  if (!isResource(name) || Number(rate) > 1)
    throw new StartError(
      `The failure ${text} is invalid. Use a list, a status from 400 to 599 and a rate, such as contact=500:0.1 or "GET contact=500:1".`,
    );
  return [`${method as 'GET' | 'POST'} ${name}`, { status: Number(status), rate: Number(rate) }];
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new StartError(`The origin ${text} is invalid. Use one such as https://staging.example.`);
  return url.origin;
}

/** Returns a host name as `URL` does: in lower case, and an IPv6 address in brackets. Throws `StartError`. */
function hostNameOf(text: string): string {
  if (text === '*') return text;
  const name = isIPv6(text) ? `[${text}]` : text;
  const url = URL.canParse(`http://${name}`) ? new URL(`http://${name}`) : undefined;
  if (!url || url.hostname !== name.toLowerCase())
    throw new StartError(
      `The host name ${text} is invalid. Use a name without scheme, port and path, such as mock-api, or * for any.`,
    );
  return url.hostname;
}

function clockOf(text: string | undefined): Clock {
  if (text === undefined) return systemClock;
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(time))
    throw new StartError(`The time ${text} is invalid. Use one such as 2026-03-01T08:00:00Z.`);
  return () => new Date(time);
}

export interface Options extends Required<Omit<ApiOptions, 'onError' | 'onRequest'>> {
  port: number;
  host: string;
  dbFile: string;
  /** The path of a JSON file with the initial records, or the word `fixtures`. */
  seed?: string;
  now: Clock;
  site?: string;
  hasApi: boolean;
  /** Paths of two PEM files. With both, the server uses HTTPS. */
  keyFile?: string;
  certFile?: string;
  isHelp: boolean;
}

export const help = `Serves the mock API and, with --site, the built site.

  --port N            port to listen on; 0 takes a free one (default: PORT, else 4000, with --site 3000)
  --host-name NAME    also answer to this host name, as in a container network; repeatable;
                      '*' answers to any, which lets other web sites read the leads
  --site DIR          also serve the static site in DIR
  --no-api            serve only the site
  --seed FILE         initial records for an empty data file, restored by a reset;
                      "fixtures" are samples of the last three weeks
  --now ISO           fixed clock for createdAt: 2026-03-01T08:00:00Z
  --fail LIST=S:R     POST to LIST fails with status S (400 to 599) at rate R: contact=500:0.1 is
                      every tenth; "GET contact=500:1" is every read; repeatable
                      (lists: ${resourceNames.join(', ')})
  --origin URL        allow calls from pages of this origin, besides local ones; repeatable
  --admin             allow X-Mock-Scenario: NAME on any call, POST /__admin/reset,
                      GET and PUT /__admin/scenarios ({ "contact": "error" },
                      { "contact": ["error", "success"] })
                      and GET /__admin/journal (?list=contact&status=201&wait=5000)
                      (scenarios: ${scenarioNames.join(', ')})
                      where a name may stand, an object may stand:
                      { "status": 429, "headers": { "Retry-After": "30" }, "delay": 1200, "body": {},
                      "when": { "email": "fails@example.com" } }, each part optional, and
                      "scenario": "offline" may stand in place of status and body;
                      a reset takes { "only": ["journal", "scenarios", "contact"] }
  --journal-bodies    keep content, headers and scenario of calls in the journal; only on the loopback
  --key FILE          with --cert FILE: HTTPS with this private key and certificate (PEM)
  --help              print this text

Environment: PORT, HOST (default 127.0.0.1), DB_FILE (default mock-api/data/db.json, created if absent).
The call's scenario overrides the list's, and that overrides --fail.
Prints its address when it listens, then one line per request. Ctrl-C stops it without losing data.
For parallel tests, start one server each with --port 0 and a DB_FILE of its own.`;

const isLoopback = (host: string) =>
  ['::1', 'localhost'].includes(host) || (isIPv4(host) && host.startsWith('127.'));

export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const hasApi = !values['no-api'];
  const host = env.HOST || '127.0.0.1';
  const hasBodies = values['journal-bodies'] ?? false;
  if (!values.key !== !values.cert) throw new StartError('HTTPS needs both --key and --cert.');
  if (!hasApi && !values.site) throw new StartError('--no-api needs --site DIR.');
  if (hasBodies && !isLoopback(host))
    throw new StartError(
      `--journal-bodies keeps personal data and works only on the loopback, not with the HOST ${host}.`,
    );
  return {
    port: portOf(values.port ?? (env.PORT || (values.site ? '3000' : '4000'))),
    host,
    hostNames: [host, ...(values['host-name'] ?? [])].map(hostNameOf),
    dbFile: env.DB_FILE || 'mock-api/data/db.json',
    seed: values.seed,
    failures: failuresOf(values.fail ?? []),
    isAdmin: values.admin ?? false,
    hasBodies,
    now: clockOf(values.now),
    origins: (values.origin ?? []).map(originOf),
    site: values.site,
    hasApi,
    keyFile: values.key,
    certFile: values.cert,
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
  now: text,
  fail: texts,
  origin: texts,
  admin: flag,
  'journal-bodies': flag,
  key: text,
  cert: text,
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
