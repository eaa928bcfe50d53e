import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../support/root';
import { measured, type BenchRow } from './row';

/** Matches README.md's table of measurements, between two HTML comments. The first has the bench's command. */
const tableInReadme = /(<!-- npm run bench .*?-->).*(<!-- end of the bench -->)/s;

export async function updateReadme(rows: BenchRow[]): Promise<void> {
  const path = join(root, 'e2e/bench/README.md');
  const text = readFileSync(path, 'utf8');
  if (!tableInReadme.test(text))
    throw new Error('README.md has no comments around a table of the bench');
  const table = [
    '| what | measured | goal | met |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${measured(row)} | ${row.goal} | ${row.passes ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
  const updated = text.replace(
    tableInReadme,
    (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`,
  );
  writeFileSync(path, await format(updated, { parser: 'markdown', ...readOptions() }));
}

const readOptions = () =>
  JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8')) as Record<string, unknown>;
