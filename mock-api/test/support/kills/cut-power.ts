import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Flags and environment of a server whose data file lies on a disk that forgets what was not synced. */
export const onForgetfulDisk = (file: string) => ({
  nodeFlags: ['--import', './mock-api/test/support/kills/forgetful-disk.mjs'],
  env: { FORGETFUL_FOLDER: dirname(file) },
});

/**
 * Makes the folder of `file` what a power cut would have left of it, once the process is gone. A name may have reached
 * the disk before its folder was synced, so `isEager` takes the folder's present names; what they lead to is in either
 * case only what was synced of it, and nothing where that never was.
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
