import { DamagedLists, parseLists } from './parse-lists';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('reads the three lists, absent ones as empty, and what else is there', () => {
  expect(parseLists(bytesOf('{"contact":[{"id":2},{"id":1}],"notes":{"a":1}}'))).toEqual({
    contact: [{ id: 2 }, { id: 1 }],
    'free-intake': [],
    'ai-scan': [],
    notes: { a: 1 },
  });
  expect(parseLists(bytesOf('{}'))).toEqual({ contact: [], 'free-intake': [], 'ai-scan': [] });
});

it.each([
  ['nothing', bytesOf('')],
  ['half a list', bytesOf('{"contact":[')],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
])('refuses %s', (_what, bytes) => {
  expect(() => parseLists(bytes)).toThrow(new DamagedLists('is not valid JSON in UTF-8'));
});

it.each([
  '[]',
  'null',
  '7',
  '"text"',
  '{"contact":null}',
  '{"free-intake":{}}',
  '{"ai-scan":"[]"}',
  '{"contact":[null]}',
  '{"contact":[7]}',
  '{"contact":[[1]]}',
  '{"contact":[{}]}',
  '{"contact":[{"id":"1"}]}',
  '{"contact":[{"id":1.5}]}',
  '{"contact":[{"id":null}]}',
  '{"contact":[{"id":1},{}]}',
  '{"contact":[{"id":1},{"id":2},{"id":1}]}',
])('refuses %s', (text) => {
  expect(() => parseLists(bytesOf(text))).toThrow(
    new DamagedLists('does not hold lists of records with an id'),
  );
});
