import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

const sharedOptions = {
  header: { type: 'string', multiple: true, default: [] },
  json: { type: 'boolean', default: false },
} satisfies Options;
const sharedUsage = `
  --header 'Name: value'  sends a further header with each request to the URL, such as that of a staging site; repeatable
  --json  prints what was found as JSON
Exits with 0 without a fault, with 1 after printing the faults, and with 2 for wrong arguments.`;

/** The result of a check. With --json the command prints all of it. */
export interface Outcome {
  /** One line per fault. */
  faults: string[];
  /** Lines about what was checked. The command prints them if there is no fault. */
  success: string[];
}

export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Its message says which argument is wrong. */
export class WrongArgument extends Error {}

/** Returns the values of a command's options and its URL. Throws `WrongArgument`. */
function readArguments<Own extends Options>(options: Own) {
  const { values, positionals } = parse(options);
  const [url, ...others] = positionals;
  if (url === undefined) throw new WrongArgument('The URL is missing.');
  // The URL may contain a password, so the message does not repeat it.
  if (!isWebAddress(url)) throw new WrongArgument('The URL is not an http or https address.');
  if (others.length > 0) throw new WrongArgument(`Too many arguments: ${others.join(' ')}.`);
  const { header, json } = values as { header: string[]; json: boolean };
  const { origin, pathname, username, password } = new URL(url);
  // fetch rejects a URL with credentials, and its error message contains them. A header is safe.
  const headers = [
    ...(username + password === '' ? [] : [basicAuthorization(username, password)]),
    ...header.map(readHeader),
  ];
  return {
    values,
    isJson: json,
    url: origin + pathname.replace(/\/+$/, ''),
    headers: Object.fromEntries(new Headers(headers)),
  };
}

function parse<Own extends Options>(options: Own) {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { ...options, ...sharedOptions },
    });
  } catch (error) {
    throw new WrongArgument(error instanceof Error ? error.message : String(error));
  }
}

const basicAuthorization = (username: string, password: string): [string, string] => [
  'Authorization',
  `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
];

function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([^:]+):\s*(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined || !isHeader(name, value))
    throw new WrongArgument(`${text} is not a header such as 'Name: value'.`);
  return [name, value];
}

function isHeader(name: string, value: string) {
  try {
    return !!new Headers([[name, value]]);
  } catch {
    return false;
  }
}

/**
 * Runs a check as a command. Prints what was checked, or one line per fault with exit code 1. For wrong arguments
 * prints the usage, with exit code 2. `begin` gets a URL without a trailing slash, and may throw `WrongArgument`.
 */
export async function runCommand<Own extends Options>(
  usage: string,
  options: Own,
  begin: (given: ReturnType<typeof readArguments<Own>>) => Promise<Outcome>,
): Promise<void> {
  try {
    const given = readArguments(options);
    print(await begin(given), given);
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error;
    console.error(`${error.message}\n${usage}${sharedUsage}`);
    process.exitCode = 2;
  }
}

function print(outcome: Outcome, { url, isJson }: { url: string; isJson: boolean }) {
  const { faults } = outcome;
  const success = faults.length === 0 ? outcome.success : [];
  if (faults.length > 0) process.exitCode = 1;
  if (isJson) {
    console.log(JSON.stringify({ url, ...outcome, success }, null, 2));
    return;
  }
  for (const fault of faults) console.error(fault);
  for (const line of success) console.log(line);
}
