import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.includes('to-confirm'),
);

test('TO-CONFIRM.md lists the files that contain claims to prove, with their kinds', () => {
  const marks = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/toConfirm\(\s*'(\w+)'/g)].map(
      ([, kind]) => `${file.replace(/^(industries|products|jobs)\/.*/, '$1/*.ts')} ${kind}`,
    ),
  );
  const list = readFileSync(join(__dirname, 'TO-CONFIRM.md'), 'utf8');
  const rows = [...list.matchAll(/^\| `(.+?)` +\| (\w+) +\|/gm)].map(
    ([, file, kind]) => `${file} ${kind}`,
  );
  expect(rows.toSorted()).toEqual([...new Set(marks)].toSorted());
});
