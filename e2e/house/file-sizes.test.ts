import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/root';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter(Boolean);

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/** Copy, and what tests hold the product against, line by line. */
const isTable = (file: string) =>
  file.startsWith('web/src/content/') || /(facts|literal-examples|borders)\b/.test(basename(file));

const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !isTable(file));

test('half of the files are read on one screen', () => {
  const lines = sources.map(linesOf).toSorted((a, b) => a - b);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(60);
});

test('no source file is longer than 250 lines, but for content and the tables of tests', () => {
  expect(sources.filter((file) => linesOf(file) > 250)).toEqual([]);
});

test('no README is longer than 150 lines', () => {
  const readmes = files.filter((file) => basename(file) === 'README.md');
  expect(readmes.length).toBeGreaterThan(3);
  expect(readmes.filter((file) => linesOf(file) > 150)).toEqual([]);
});
