import { emptyLists, type Lists } from '../../core/store';
import { appendRows, blocksByResource, blocksOf, fileParts } from './lists-text';

const row = (id: number, text = '') => ({ id, text, lines: ['a\nb', { c: [] }] });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const listsOf = (contact: object[], others: object = {}) =>
  ({ ...emptyLists(), contact, ...others }) as Lists;
const textOf = (lists: Lists) =>
  Buffer.concat(fileParts(lists, blocksByResource(lists))).toString();

it.each([
  ['no record', listsOf([])],
  ['one record', listsOf([row(1)])],
  ['several records', listsOf(rows(3), { 'ai-scan': rows(2) })],
  ['more records than one step serialises', listsOf(rows(401))],
  [
    'properties that are not lists of the API',
    listsOf(rows(2), { 'no\nte"s': { a: [1, { b: 2 }] }, '7': null }),
  ],
  ['a property that every object inherits', listsOf([row(1)], { constructor: [1] })],
])('formats %s as JSON with two spaces', (_what, lists) => {
  expect(textOf(lists)).toBe(`${JSON.stringify(lists, null, 2)}\n`);
});

it('returns the same blocks when no row is added', () => {
  const blocks = blocksOf(rows(2));
  expect(appendRows(blocks, [])).toBe(blocks);
});

it('appends to the last block until it has 64 kB, and does not mutate existing blocks', () => {
  // The row's text has `bytes` characters: 45 of them are JSON around the x characters.
  const rowOf = (bytes: number) => ({ id: 1, text: 'x'.repeat(bytes - 45) });
  const almostFull = appendRows([], [rowOf(65_535)]);
  expect(almostFull.map(({ length }) => length)).toEqual([65_535]);
  const full = appendRows(almostFull, [rowOf(100)]);
  expect(full.map(({ length }) => length)).toEqual([65_635]);
  const more = appendRows(full, [rowOf(100)]);
  expect(more.map(({ length }) => length)).toEqual([65_635, 100]);
  expect(more[0]).toBe(full[0]);
  expect(appendRows(more, [rowOf(100)]).map(({ length }) => length)).toEqual([65_635, 200]);
  expect(almostFull[0]).toHaveLength(65_535);
  const exactlyFull = appendRows(appendRows([], [rowOf(65_536)]), [rowOf(100)]);
  expect(exactlyFull.map(({ length }) => length)).toEqual([65_536, 100]);
});

it('serialises at most 200 rows at once', () => {
  const long = Array.from({ length: 401 }, (_, id) => ({ id, text: 'x'.repeat(1_000) }));
  const counts = blocksOf(long).map((block) => block.toString().split('"id"').length - 1);
  expect(counts).toEqual([200, 200, 1]);
});
