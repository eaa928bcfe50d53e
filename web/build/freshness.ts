import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildFlavour } from './flavour';

const inputs = ['web', 'fixtures', 'mock-api', 'package.json', 'package-lock.json', '.parcelrc'];
/** Leads are written while the site is served; they are no source. */
const isSource = (path: string) => !path.includes(join('mock-api', 'data'));

const stampFile = (root: string, flavour: BuildFlavour) => join(root, `${flavour.folder}.stamp`);

/** Whether the last build of this kind saw the same sources and settings, by size and time of every file. */
export async function isCurrent(root: string, flavour: BuildFlavour): Promise<boolean> {
  const remembered = await readFile(stampFile(root, flavour), 'utf8').catch(() => null);
  return remembered !== null && remembered === (await stampOf(root, flavour));
}

export async function rememberInputs(root: string, flavour: BuildFlavour): Promise<void> {
  await writeFile(stampFile(root, flavour), await stampOf(root, flavour));
}

async function stampOf(root: string, flavour: BuildFlavour): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(flavour));
  for (const input of inputs) {
    const path = join(root, input);
    const isFolder = (await stat(path)).isDirectory();
    const files = isFolder
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .filter(isSource)
          .toSorted()
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
