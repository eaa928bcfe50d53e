import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

test('no README has more than 150 lines', () => {
  const readmes = trackedFiles.filter((file) => basename(file) === 'README.md');
  expect(readmes.length).toBeGreaterThan(3);
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  expect(readmes.filter((file) => linesOf(file) > 150)).toEqual([]);
});
