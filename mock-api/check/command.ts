// What this command shares with the one that checks a deployed site (web/hosting/check).

/** Whether a text is an absolute http or https address. */
export const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Returns why fetch rejected: a system's or TLS library's code, such as ECONNREFUSED, or the error's message. */
export function reasonOf(error: unknown, limit: number, whoGivesUp: string): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `no answer in ${limit / 1000} s, when ${whoGivesUp} gives up`;
  return `no answer (${cause?.code ?? message})`;
}

/** Prints the usage and makes the process exit with 2. */
export function printUsage(usage: string) {
  console.error(usage);
  process.exitCode = 2;
}

/** Prints one line a fault and makes the process exit with 1, or prints the lines of success. */
export function printOutcome(faults: string[], success: string[]) {
  if (faults.length > 0) process.exitCode = 1;
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) for (const line of success) console.log(line);
}
