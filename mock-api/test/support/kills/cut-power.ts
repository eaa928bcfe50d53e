import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns the flags and environment of a server whose data file is on a disk that loses unsynced data. */
export const onForgetfulDisk = (file: string) => ({
  nodeFlags: ['--import', './mock-api/test/support/kills/forgetful-disk.mjs'],
  env: { FORGETFUL_FOLDER: dirname(file) },
});

/**
 * Leaves in the folder of `file` only what a power cut would. A name can reach the disk before its folder is synced:
 * with `isEager` the folder has its present names, with synced or empty content.
 */
export async function cutPower(file: string, isEager: boolean) {
  const folder = dirname(file);
  const durable = `${folder}.durable`;
  const names = isEager
    ? await presentNames(folder)
    : (JSON.parse(await readFile(join(durable, 'names'), 'utf8')) as [string, number][]);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, ino] of names)
    await copyFile(join(durable, String(ino)), join(folder, name)).catch(() =>
      writeFile(join(folder, name), ''),
    );
  await rm(durable, { recursive: true });
}

async function presentNames(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name): Promise<[string, number]> => [
      name,
      (await stat(join(folder, name))).ino,
    ]),
  );
}
