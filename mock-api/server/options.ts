import { parseArgs } from 'node:util';
import { StartError } from './start-error';
import { delayOf, failuresOf, originOf } from './fault-options';
import type { Faults } from '../resources/faults';

export interface Options extends Pick<Faults, 'delay' | 'failures'> {
  port: number;
  host: string;
  dbFile: string;
  /** JSON file with the records to begin with. */
  seed?: string;
  /** A corrupt data file is set aside instead of ending the start. */
  isFresh: boolean;
  /** Whether leads may be changed and `/__admin` answers. */
  isAdmin: boolean;
  /** Origins beside the local ones whose pages may call. */
  origins: string[];
  site?: string;
  hasApi: boolean;
  isHelp: boolean;
}

export const help = `Serves the mock API, and the built site beside it where asked.

  --port N            port to listen on; 0 takes a free one (or PORT; default 4000, with --site 3000)
  --site DIR          also serve the static site in DIR
  --no-api            serve only the site
  --seed FILE         records to begin with while the data file holds none, and after a reset
  --fresh             when the data file is corrupt, set it aside and begin with empty lists
  --delay A-B         wait A to B milliseconds before each answer (--delay 500: always 500)
  --fail LIST=S:R     POST to LIST fails with status S at rate R: contact=500:0.1 is every tenth;
                      LIST is contact, free-intake or ai-scan; repeatable
  --origin URL        let pages of this origin call, beside those of this machine; repeatable
  --admin             allow PUT, PATCH and DELETE of records, and POST /__admin/reset,
                      GET /__admin/journal, GET and PUT /__admin/scenarios ({ "contact": "error" };
                      success, slow, error, invalid, offline or not-json)
  --help              show this

Environment: PORT, HOST (default 127.0.0.1), DB_FILE (default mock-api/data/db.json, made when absent).
Prints the address once it listens, then one line for each request. Ctrl-C ends it with nothing lost.
Parallel tests take one server each: --port 0 and a DB_FILE of its own.`;

/** Options from the command line, then the environment, then defaults. Throws `StartError`. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const hasApi = !values['no-api'];
  if (!hasApi && !values.site) throw new StartError('--no-api needs --site DIR.');
  return {
    port: portOf(values.port ?? (env.PORT || (values.site ? '3000' : '4000'))),
    host: env.HOST || '127.0.0.1',
    dbFile: env.DB_FILE || 'mock-api/data/db.json',
    seed: values.seed,
    isFresh: values.fresh ?? false,
    delay: values.delay === undefined ? undefined : delayOf(values.delay),
    failures: failuresOf(values.fail ?? []),
    isAdmin: values.admin ?? false,
    origins: (values.origin ?? []).map(originOf),
    site: values.site,
    hasApi,
    isHelp: values.help ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        site: { type: 'string' },
        'no-api': { type: 'boolean' },
        seed: { type: 'string' },
        fresh: { type: 'boolean' },
        delay: { type: 'string' },
        fail: { type: 'string', multiple: true },
        origin: { type: 'string', multiple: true },
        admin: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error} (see --help)`);
  }
}

function portOf(text: string) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`The port ${text} is not a number from 0 to 65535.`);
  return port;
}
