import { keyFor, settle } from './submission-keys';

const path = '/api/contact';

test('a submission keeps its key until it has arrived, whatever else is sent meanwhile', () => {
  const [first, other] = [{ message: 'One' }, { message: 'Another' }];
  const key = keyFor(path, first);
  expect(keyFor(path, { ...first })).toBe(key);
  expect(keyFor(path, other)).not.toBe(key);
  settle(path, other);
  expect(keyFor(path, first)).toBe(key);
  settle(path, first);
  expect(keyFor(path, first)).not.toBe(key);
});

test('the same content for another path is another submission', () => {
  expect(keyFor(path, {})).not.toBe(keyFor('/api/free-intake', {}));
});

test('tells documents by name, size and time', () => {
  const scanOf = (...parts: ConstructorParameters<typeof File>) => {
    const scan = new FormData();
    scan.append('files', new File(...parts));
    return scan;
  };
  const at = { lastModified: 1 };
  const key = keyFor(path, scanOf(['abc'], 'notes.txt', at));
  expect(keyFor(path, scanOf(['abc'], 'notes.txt', at))).toBe(key);
  const others = [
    scanOf(['abc'], 'list.txt', at),
    scanOf(['abcd'], 'notes.txt', at),
    scanOf(['abc'], 'notes.txt', { lastModified: 2 }),
  ];
  for (const other of others) expect(keyFor(path, other)).not.toBe(key);
});

test('makes keys where the browser has no randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(keyFor(path, 'plain HTTP')).toMatch(/^[0-9a-f]{32}$/);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});
