import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

const longerThan = (limit: number, among: string[]) =>
  among.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    return lines > limit
      ? [`${file}: ${lines} lines, at most ${limit}: split it by its purpose`]
      : [];
  });

/** Returns whether a file contains the site's copy, or a table of values that tests expect. */
const isTable = (file: string) =>
  file.startsWith('web/src/content/') || /(facts|literal-examples)\b/.test(basename(file));

test('no source file has more than 300 lines, except copy and tables of expected values', () => {
  const sources = trackedFiles.filter((file) => /\.(tsx?|[cm]js)$/.test(file) && !isTable(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(longerThan(300, sources)).toEqual([]);
});

test('no README has more than 150 lines', () => {
  const readmes = trackedFiles.filter((file) => basename(file) === 'README.md');
  expect(readmes.length).toBeGreaterThan(3);
  expect(longerThan(150, readmes)).toEqual([]);
});
