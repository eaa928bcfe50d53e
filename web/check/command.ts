import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

const sharedOptions = {
  header: { type: 'string', multiple: true, default: [] },
  json: { type: 'boolean', default: false },
} satisfies Options;
/** The usage lines of the options that both commands have. */
const sharedUsage = `
  --header 'Name: value'  sends a further header with each request to the URL, such as that of a staging site; repeatable
  --json  prints what was found as JSON`;

/** What a check found. With --json the command prints all of it. */
export interface Outcome {
  /** One line per fault. */
  faults: string[];
  /** Lines that say what was checked. The command prints them if there is no fault. */
  success: string[];
}

/** Returns whether a text is an absolute http or https URL. */
export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Returns the values of a command's options and its URL. Returns undefined for an unknown option or an invalid URL. */
function readArguments<Own extends Options>(options: Own) {
  try {
    const args = process.argv.slice(2);
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, ...sharedOptions },
    });
    const [url, ...others] = positionals;
    if (!isWebAddress(url) || others.length > 0) return undefined;
    const { header, json } = values as { header: string[]; json: boolean };
    const { origin, pathname, username, password } = new URL(url);
    // fetch rejects a URL with credentials, and its error message contains them. So a header carries the credentials.
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
  } catch {
    return undefined;
  }
}

const basicAuthorization = (username: string, password: string): [string, string] => [
  'Authorization',
  `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
];

function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([^:]+):\s*(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new Error(`No header: ${text}`);
  return [name, value];
}

/**
 * Runs a check as a command. Prints one line per fault and makes the process exit with code 1, or prints what was
 * checked. For wrong arguments prints the usage, with code 2.
 * @param begin starts the check of a URL, which has no trailing slash; returns undefined for wrong arguments
 */
export async function runCommand<Own extends Options>(
  usage: string,
  options: Own,
  begin: (
    given: NonNullable<ReturnType<typeof readArguments<Own>>>,
  ) => Promise<Outcome> | undefined,
): Promise<void> {
  const given = readArguments(options);
  const outcome = given && (await begin(given));
  if (!outcome) {
    console.error(usage + sharedUsage);
    process.exitCode = 2;
    return;
  }
  const { faults } = outcome;
  const success = faults.length === 0 ? outcome.success : [];
  if (faults.length > 0) process.exitCode = 1;
  if (given.isJson) {
    console.log(JSON.stringify({ url: given.url, ...outcome, success }, null, 2));
    return;
  }
  for (const fault of faults) console.error(fault);
  for (const line of success) console.log(line);
}
