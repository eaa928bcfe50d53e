import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from '../src/content/navigation';
import { drawMenus } from './menu-drawings';

const committed = readFileSync(join(__dirname, '../src/theme/menu-drawings.svg'), 'utf8');

test('the committed menu drawings are those that the script draws', () => {
  // The test compares words, because jest would print a diff of thousands of characters.
  const isCurrent = `${drawMenus()}\n` === committed;
  expect(isCurrent ? 'current' : 'outdated: run `npm run pictures`').toBe('current');
});

test('the file has one column per menu, and one drawing per menu link except links to overview pages', () => {
  const places = [...committed.matchAll(/<svg x="(\d+)" y="(\d+)" width="60" height="40">/g)];
  const counts = navigation.map(({ hasIndex, links }) => links.length - (hasIndex ? 1 : 0));
  const rows = (count: number, column: number) =>
    Array.from({ length: count }, (_, row) => [60 * column, 40 * row]);
  expect(places.map(([, x, y]) => [Number(x), Number(y)])).toEqual(counts.flatMap(rows));
});

test('the drawings use no custom property and no currentColor', () => {
  expect(committed).not.toMatch(/var\(|currentColor/i);
});
