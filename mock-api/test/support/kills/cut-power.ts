import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns Node flags and environment variables that make a server simulate a disk that loses unsynced data. */
export const onForgetfulDisk = (file: string) => ({
  nodeFlags: ['--import', './mock-api/test/support/kills/forgetful-disk.mjs'],
  env: { FORGETFUL_FOLDER: dirname(file) },
});

/**
 * Replaces the folder of `file` by what a power cut would leave. Without `isEager` only the file names survive that the
 * folder had at its last sync. With `isEager` all present names survive, because the system may write names before a
 * sync. Each file has its last synced content, or none.
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
