import { keyFor, settle } from './submission-keys';

const path = '/api/contact';

test('returns the same idempotency key for a submission until it has succeeded, also after other submissions', () => {
  const [first, other] = [{ message: 'One' }, { message: 'Another' }];
  const key = keyFor(path, first);
  expect(keyFor(path, { ...first })).toBe(key);
  expect(keyFor(path, other)).not.toBe(key);
  settle(path, other);
  expect(keyFor(path, first)).toBe(key);
  settle(path, first);
  expect(keyFor(path, first)).not.toBe(key);
});

test('returns the same idempotency key if a retry leaves out empty fields, as the contract does', () => {
  const key = keyFor(path, { message: 'Two forms', company: '' });
  expect(keyFor(path, { message: 'Two forms', company: undefined })).toBe(key);
});

test('returns the same idempotency key after a reload of the page, until the submission has succeeded', async () => {
  const content = { message: 'Reloaded' };
  const key = keyFor(path, content);
  const reload = async () => {
    jest.resetModules();
    return import('./submission-keys');
  };
  const second = await reload();
  expect(second.keyFor(path, content)).toBe(key);
  second.settle(path, content);
  expect((await reload()).keyFor(path, content)).not.toBe(key);
});

test('ignores stored keys of another shape', () => {
  sessionStorage.setItem('submissionKeys', JSON.stringify({ [`${path}{"a":1}`]: 7 }));
  expect(keyFor(path, { a: 1 })).toMatch(/^[0-9a-f-]{36}$/);
});

test('returns another idempotency key for the same content with another path', () => {
  expect(keyFor(path, {})).not.toBe(keyFor('/api/free-intake', {}));
});

test('distinguishes files by name, size and modification time', () => {
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

test('distinguishes form fields by name, value and order', () => {
  const formOf = (...parts: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return form;
  };
  const key = keyFor(path, formOf(['type', 'website'], ['url', 'a.nl']));
  expect(keyFor(path, formOf(['type', 'website'], ['url', 'a.nl']))).toBe(key);
  expect(keyFor(path, formOf(['type', 'website'], ['url', 'b.nl']))).not.toBe(key);
  expect(keyFor(path, formOf(['type', 'website'], ['site', 'a.nl']))).not.toBe(key);
  settle(path, formOf(['type', 'website'], ['url', 'a.nl']));
  expect(keyFor(path, formOf(['type', 'website'], ['url', 'a.nl']))).not.toBe(key);
});

test('creates idempotency keys in browsers without randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(keyFor(path, 'plain HTTP')).toMatch(/^[0-9a-f]{32}$/);
  jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => {
    (bytes as Uint8Array).set([0, 1, 15, 16, 255]);
    return bytes;
  });
  expect(keyFor(path, 'small numbers')).toBe('00010f10ff0000000000000000000000');
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});
