import { emptyLists } from '../../core/store';
import { DamagedLists, parseLists } from './parse-lists';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('returns every list of the registry, an empty list for an absent one, and keeps other properties', () => {
  expect(parseLists(bytesOf('{"contact":[{"id":2},{"id":1}],"notes":{"a":1}}'))).toEqual({
    ...emptyLists(),
    contact: [{ id: 2 }, { id: 1 }],
    notes: { a: 1 },
  });
  expect(parseLists(bytesOf('{}'))).toEqual(emptyLists());
});

it.each([
  ['an empty file', bytesOf('')],
  ['half a list', bytesOf('{"contact":[\n')],
  ['a text with a line break beside its error', bytesOf('{"contact":[\n"a"\nb]}')],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
])('refuses %s, and gives the reason in one line', (_what, bytes) => {
  expect(() => parseLists(bytes)).toThrow(DamagedLists);
  expect(() => parseLists(bytes)).toThrow(/^is not valid JSON in UTF-8 \(.+\)$/);
});

it('ignores a byte order mark', () => {
  expect(parseLists(bytesOf('\uFEFF{}'))).toEqual(emptyLists());
});

it.each([
  ['[]', ''],
  ['null', ''],
  ['7', ''],
  ['{"contact":null}', ': contact is not a list'],
  ['{"contact":[null]}', ': record 1 of contact has no whole number as id'],
  ['{"contact":[{"id":1.5}]}', ': record 1 of contact has no whole number as id'],
  ['{"ai-scan":[{"id":1},{}]}', ': record 2 of ai-scan has no whole number as id'],
  [
    '{"contact":[{"id":1},{"id":2},{"id":1}]}',
    ': record 3 of contact has the id 1 of an earlier one',
  ],
])('refuses %s, and names the invalid list or record in an object', (text, place) => {
  expect(() => parseLists(bytesOf(text))).toThrow(
    new DamagedLists(`does not hold lists of records with an id${place}`),
  );
});
