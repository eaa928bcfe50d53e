import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Packs a folder with npm into a tarball in another folder. Returns the tarball's path. */
export async function packFolder(source: string, target: string): Promise<string> {
  await mkdir(target, { recursive: true });
  const command = ['pack', '--json', '--pack-destination', target];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: source });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(target, filename);
}
