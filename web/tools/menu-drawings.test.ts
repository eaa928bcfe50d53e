import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMenus } from './menu-drawings';

const committed = readFileSync(join(__dirname, '../src/theme/menu-drawings.svg'), 'utf8');

test('the committed menu drawings are those that the script draws', () => {
  // The test compares words, because jest would print a diff of thousands of characters.
  const isCurrent = `${drawMenus()}\n` === committed;
  expect(isCurrent ? 'current' : 'outdated: run `npx tsx web/tools/menu-drawings.tsx`').toBe(
    'current',
  );
});

test('the file has one column per menu, and one drawing per menu link except links to overview pages', () => {
  const places = [...committed.matchAll(/<svg x="(\d+)" y="(\d+)" width="60" height="40">/g)];
  const rows = (count: number, column: number) =>
    Array.from({ length: count }, (_, row) => [60 * column, 40 * row]);
  expect(places.map(([, x, y]) => [Number(x), Number(y)])).toEqual([8, 5, 4, 4].flatMap(rows));
});

test('the drawings use no custom property and no currentColor', () => {
  expect(committed).not.toMatch(/var\(|currentColor/i);
});
