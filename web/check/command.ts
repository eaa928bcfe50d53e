// These functions serve two commands: `check:backend` in this folder, and the check of a deployed site in
// web/hosting/check.

/** Returns whether a text is an absolute http or https URL. */
export const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Returns why fetch rejected, such as `no answer (ECONNREFUSED)`. The parentheses contain the error code of the system
 * or of TLS, or the error's message.
 * @param limit the time limit in words, such as `in 15 s`, which replaces the parentheses after a timeout
 */
export function reasonOf(error: unknown, limit: string): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError'
    ? `no answer ${limit}`
    : `no answer (${cause?.code ?? cause?.message ?? message})`;
}

/** Prints the usage and makes the process exit with code 2. */
export function printUsage(usage: string) {
  console.error(usage);
  process.exitCode = 2;
}

/** Prints one line per fault and makes the process exit with code 1. Without faults, prints the lines of `success`. */
export function printOutcome(faults: string[], success: string[]) {
  if (faults.length > 0) process.exitCode = 1;
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) for (const line of success) console.log(line);
}
