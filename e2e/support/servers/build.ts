import { execFile } from 'node:child_process';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readFlavour } from '../../../web/build/flavour';
import { isCurrent } from '../../../web/build/freshness';
import { root } from '../root';

const run = promisify(execFile);

export const buildLimit = 300_000;

/** Builds into `out` if the sources have changed. Only one process builds at a time. */
export async function build(
  name: 'site' | 'demo',
  out: string,
  settings: Record<string, string>,
): Promise<void> {
  // Parcel starts no worker processes, which saves a tenth of the processor time. Several builds already run at once.
  const env = { ...process.env, PARCEL_WORKERS: '0', ...settings };
  // A new process would need 2 s only to find that nothing has changed, so this process checks.
  if (await isCurrent(root, readFlavour(name, env, out))) return;
  await mkdir(join(root, dirname(out)), { recursive: true });
  const unlock = await lock(join(root, `${out}.lock`));
  try {
    const command = ['--import', 'tsx', 'web/build/build.ts', name, '--if-stale', '--out', out];
    await run(process.execPath, command, { cwd: root, env });
  } finally {
    await unlock();
  }
}

/** Waits until this process can create the lock (a folder). A lock older than `buildLimit` is from a killed process. */
async function lock(folder: string) {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rmdir(folder);
    } catch {
      const made = await stat(folder).catch(() => undefined);
      if (made && Date.now() - made.mtimeMs > buildLimit)
        await rmdir(folder).catch(() => undefined);
      await pause(250);
    }
  }
}
