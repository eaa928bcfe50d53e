import type { BenchRow } from '#mock-api/bench/row';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../support/root';
import { digits } from './row';

const begin = '<!-- npm run bench -- --all --readme -->';
const end = '<!-- end of the bench -->';

/** Writes the rows between the two marks of web/README.md. Throws when a mark is missing. */
export async function updateReadme(rows: BenchRow[]): Promise<void> {
  const path = join(root, 'web/README.md');
  const text = readFileSync(path, 'utf8');
  if (!text.includes(begin) || !text.includes(end))
    throw new Error('web/README.md has no bench marks');
  const table = [
    '| what | measured | goal | met |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ name, value, unit, goal, passes }) =>
        `| ${name} | ${digits(value)} ${unit} | ${goal} | ${passes ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  const updated = `${before}\n\n${table}\n\n${after}`;
  writeFileSync(path, await format(updated, { parser: 'markdown', ...readOptions() }));
}

const readOptions = () =>
  JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8')) as Record<string, unknown>;
