import { execFile } from 'node:child_process';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pause } from '../page/appearances';
import { root } from '../root';

const run = promisify(execFile);

/** Milliseconds that a build may take on a busy machine. */
export const buildLimit = 300_000;

/** Builds into a folder of its own, unless what is there is current; test files that run side by side wait for each other. */
export async function build(
  name: 'site' | 'demo',
  out: string,
  settings: Record<string, string>,
): Promise<void> {
  await mkdir(join(root, dirname(out)), { recursive: true });
  const unlock = await lock(join(root, `${out}.lock`));
  try {
    const command = ['--import', 'tsx', 'web/build/build.ts', name, '--if-stale', '--out', out];
    await run(process.execPath, command, { cwd: root, env: { ...process.env, ...settings } });
  } finally {
    await unlock();
  }
}

/** A folder can be made once: whoever made it goes on. One that a killed run left behind counts no more. */
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

/** The site as its documentation deploys it (README: deploy): with an address of its own, and the API on another host. */
export const deploy = {
  folder: 'dist/deploy',
  origin: 'https://www.example.com',
  build: () =>
    build('site', deploy.folder, {
      SITE_URL: deploy.origin,
      API_ORIGIN: 'https://api.example.com',
    }),
};
