import { createPersistedStore } from './create-store';

const parseCount = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
const build = () => createPersistedStore('count', parseCount);

/** What the browser tells this tab when another one has written. */
function writeInAnotherTab(value: string) {
  localStorage.setItem('count', value);
  dispatchEvent(new StorageEvent('storage', { key: 'count', newValue: value }));
}

test.each([
  ['absent', null],
  ['no JSON', '{"cou'],
  ['of another kind', '"many"'],
  ['empty', ''],
])('starts anew where what is stored is %s', (_, stored) => {
  if (stored !== null) localStorage.setItem('count', stored);
  expect(build().get()).toBe(0);
});

test('keeps a value for the next load', () => {
  build().set(3);
  expect(localStorage.getItem('count')).toBe('3');
  expect(build().get()).toBe(3);
});

test('reads again before a write, so that what another tab wrote is not lost', () => {
  const count = build();
  count.set(1);
  localStorage.setItem('count', '5');
  count.set(count.get() + 1);
  expect(localStorage.getItem('count')).toBe('6');
});

test('tells its subscribers of its own writes and of those of other tabs, until they leave', () => {
  const count = build();
  const seen: number[] = [];
  const unsubscribe = count.subscribe(() => seen.push(count.get()));
  count.set(1);
  writeInAnotherTab('7');
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  unsubscribe();
  writeInAnotherTab('8');
  expect(seen).toEqual([1, 7, 0]);
});

test('tells the one who stays of other tabs when another leaves', () => {
  const count = build();
  const seen: number[] = [];
  const unsubscribe = count.subscribe(() => seen.push(count.get()));
  const leave = count.subscribe(() => undefined);
  leave();
  writeInAnotherTab('7');
  expect(seen).toEqual([7]);
  unsubscribe();
});

test('listens to other tabs only while somebody follows', () => {
  const add = jest.spyOn(globalThis, 'addEventListener');
  const remove = jest.spyOn(globalThis, 'removeEventListener');
  const count = build();
  expect(add).not.toHaveBeenCalled();
  const leave = [count.subscribe(() => undefined), count.subscribe(() => undefined)];
  expect(add.mock.calls).toEqual([['storage', expect.any(Function)]]);
  leave[0]!();
  expect(remove).not.toHaveBeenCalled();
  leave[1]!();
  expect(remove.mock.calls).toEqual(add.mock.calls);
  add.mockRestore();
  remove.mockRestore();
});

test('parses what is stored only once it is asked for, and only when it has changed', () => {
  const parse = jest.fn(parseCount);
  localStorage.setItem('count', '5');
  const count = createPersistedStore('count', parse);
  expect(parse.mock.calls).toEqual([[undefined]]);
  count.get();
  count.get();
  expect(parse.mock.calls).toEqual([[undefined], [5]]);
  localStorage.clear();
  count.get();
  expect(parse.mock.calls).toEqual([[undefined], [5], [undefined]]);
});

test('gives the same object until something is written', () => {
  localStorage.setItem('list', '["a"]');
  const list = createPersistedStore('list', (stored) => stored as string[]);
  expect(list.get()).toBe(list.get());
});

test('keeps the value for this page where storage is full', () => {
  const count = build();
  const unsubscribe = count.subscribe(() => undefined);
  count.set(1);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  count.set(2);
  full.mockRestore();
  expect(count.get()).toBe(2);
  expect(localStorage.getItem('count')).toBe('1');
  // There is room again, and another tab has gone on meanwhile.
  writeInAnotherTab('4');
  count.set(count.get() + 1);
  expect(localStorage.getItem('count')).toBe('5');
  unsubscribe();
});

test('keeps the value for this page where storage is forbidden', () => {
  const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const count = build();
  const seen = [count.get()];
  count.set(2);
  seen.push(count.get());
  forbidden.mockRestore();
  expect(seen).toEqual([0, 2]);
});

test('lives in the storage that it is given, and leaves the local one alone', () => {
  localStorage.setItem('count', '5');
  const buildForVisit = () => createPersistedStore('count', parseCount, () => sessionStorage);
  const count = buildForVisit();
  expect(count.get()).toBe(0);
  count.set(3);
  expect(buildForVisit().get()).toBe(3);
  expect(sessionStorage.getItem('count')).toBe('3');
  expect(localStorage.getItem('count')).toBe('5');
});

test('keeps the value for this page where the storage that it is given is forbidden', () => {
  const count = createPersistedStore('count', parseCount, () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(count.get()).toBe(0);
  count.set(2);
  expect(count.get()).toBe(2);
});
