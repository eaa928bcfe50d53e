import { parseArgs } from 'node:util';
import { StartError } from './json-file';

export interface Options {
  port: number;
  host: string;
  dbFile: string;
  site?: string;
  hasApi: boolean;
  isHelp: boolean;
}

export const help = `Serves the mock API, and the built site beside it where asked.

  --port N     port to listen on; 0 takes a free one (or PORT; default 4000, with --site 3000)
  --site DIR   also serve the static site in DIR
  --no-api     serve only the site
  --help       show this

Environment: PORT, HOST (default 127.0.0.1), DB_FILE (default mock-api/data/db.json, made when absent).
Prints the address once it listens. Ctrl-C ends it with nothing lost.`;

/** Options from the command line, then the environment, then defaults. Throws `StartError`. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const hasApi = !values['no-api'];
  if (!hasApi && !values.site) throw new StartError('--no-api needs --site DIR.');
  return {
    port: portOf(values.port ?? (env.PORT || (values.site ? '3000' : '4000'))),
    host: env.HOST || '127.0.0.1',
    dbFile: env.DB_FILE || 'mock-api/data/db.json',
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
