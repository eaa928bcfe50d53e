import { run } from './program';
import { root } from './trial';

/** Runs check:deploy and prints its output. Returns the faults. */
export async function checkDeploy(
  url: string,
  env: Record<string, string> = {},
): Promise<string[]> {
  const command = ['--import', 'tsx', 'web/hosting/check/cli.ts', url];
  const { code, out, err } = await run(process.execPath, command, { cwd: root, env });
  process.stdout.write(out);
  if (code === 0) return [];
  return err.split('\n').filter(Boolean);
}
