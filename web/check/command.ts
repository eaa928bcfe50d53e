import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a check found. With --json the command prints all of it. */
export interface Outcome {
  /** One line per fault. */
  faults: string[];
  /** Lines that say what was checked, for the case without a fault. */
  success: string[];
}

/** Returns whether a text is an absolute http or https URL. */
export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Returns the values of a command's options and its URL; undefined if an option is unknown or the URL is not one. */
function readArguments<Own extends Options>(options: Own) {
  try {
    const args = process.argv.slice(2);
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [url, ...others] = positionals;
    if (!isWebAddress(url) || others.length > 0) return undefined;
    const { origin, pathname } = new URL(url);
    return { values, url: origin + pathname.replace(/\/+$/, '') };
  } catch {
    return undefined;
  }
}

/**
 * Runs a check as a command. Prints one line per fault and makes the process exit with code 1, or prints what was
 * checked. For wrong arguments prints the usage, with code 2.
 * @param begin begins the check of a URL without a slash at its end; returns undefined for wrong arguments
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
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const { faults, success } = outcome;
  if (faults.length > 0) process.exitCode = 1;
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) for (const line of success) console.log(line);
}
