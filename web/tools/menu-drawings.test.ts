import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMenus } from './menu-drawings';

const committed = readFileSync(join(__dirname, '../src/theme/menu-drawings.svg'), 'utf8');

test('the committed file is the one that web/tools/menu-drawings.tsx draws', () => {
  // Compares words, not the drawings: a difference between them is thousands of characters long.
  const isCurrent = `${drawMenus()}\n` === committed;
  expect(isCurrent ? 'current' : 'outdated: run `npx tsx web/tools/menu-drawings.tsx`').toBe(
    'current',
  );
});

test('eight solutions, five services, four products and four pages of the company have a drawing, each at the place where the menu looks for it', () => {
  const places = [...committed.matchAll(/<svg x="(\d+)" y="(\d+)" width="60" height="40">/g)];
  const rows = (count: number, column: number) =>
    Array.from({ length: count }, (_, row) => [60 * column, 40 * row]);
  expect(places.map(([, x, y]) => [Number(x), Number(y)])).toEqual([8, 5, 4, 4].flatMap(rows));
});

test('no drawing waits for a value of the page', () => {
  expect(committed).not.toMatch(/var\(|currentColor/i);
});
