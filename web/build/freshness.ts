import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildFlavour } from './flavour';

const inputs = ['web', 'fixtures', 'mock-api', 'package.json', 'package-lock.json', '.parcelrc'];
/** The mock API's data change while the site is served, so they do not count as sources. */
const isSource = (path: string) => !path.includes(join('mock-api', 'data'));

const stampFile = (root: string, flavour: BuildFlavour) => join(root, `${flavour.folder}.stamp`);

/** Returns whether the last build used the same settings and sources, by each file's size and modification time. */
export async function isCurrent(root: string, flavour: BuildFlavour): Promise<boolean> {
  const remembered = await readFile(stampFile(root, flavour), 'utf8').catch(() => null);
  return remembered !== null && remembered === (await stampOf(root, flavour));
}

/**
 * Reads the state of the sources before a build. The returned function stores this state after the build, so that a
 * change during the build causes another one.
 */
export async function readInputs(root: string, flavour: BuildFlavour) {
  const stamp = await stampOf(root, flavour);
  return () => writeFile(stampFile(root, flavour), stamp);
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
