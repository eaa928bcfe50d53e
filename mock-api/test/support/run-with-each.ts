import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Runs a command's file once for each list of arguments, in one process, because a process takes half a second.
 * Resolves with the exit code and the printed lines of each run.
 */
export async function runWithEach(file: string, lists: string[][]) {
  const script = `
    const runs = [];
    for (const [index, args] of ${JSON.stringify(lists)}.entries()) {
      const run = { out: [], err: [] };
      console.log = (text) => run.out.push(...text.split('\\n'));
      console.error = (text) => run.err.push(...text.split('\\n'));
      process.argv = ['', '', ...args];
      process.exitCode = 0;
      // Node runs a module again only if its URL is new.
      await import('${pathToFileURL(resolve(file)).href}?' + index);
      runs.push({ ...run, code: process.exitCode });
    }
    process.exitCode = 0;
    process.stdout.write(JSON.stringify(runs));
  `;
  const command = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout) as { code: number; out: string[]; err: string[] }[];
}
