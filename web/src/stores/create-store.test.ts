import { createPersistedStore, persistedKeys } from './create-store';

describe('a persisted store', () => {
  const parseCount = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
  const build = () => createPersistedStore('count', parseCount);

  /** Simulates a write in another tab, after which the browser dispatches a storage event in this tab. */
  function writeInAnotherTab(value: string) {
    localStorage.setItem('count', value);
    dispatchEvent(new StorageEvent('storage', { key: 'count', newValue: value }));
  }

  test('adds the storage key of each persisted store to persistedKeys', () => {
    createPersistedStore('demoTour', parseCount);
    build();
    expect([...persistedKeys]).toEqual(expect.arrayContaining(['count', 'demoTour']));
  });

  test.each([
    ['absent', null],
    ['not valid JSON', '{"cou'],
    ['of another type', '"many"'],
    ['empty', ''],
  ])('returns the initial state if the stored value is %s', (_, stored) => {
    if (stored !== null) localStorage.setItem('count', stored);
    expect(build().get()).toBe(0);
  });

  test('keeps the state for the next page load', () => {
    build().set(3);
    expect(localStorage.getItem('count')).toBe('3');
    expect(build().get()).toBe(3);
  });

  test('returns what another tab has written, and the next write therefore keeps it', () => {
    const count = build();
    count.set(1);
    localStorage.setItem('count', '5');
    count.set(count.get() + 1);
    expect(localStorage.getItem('count')).toBe('6');
  });

  test('calls subscribers after writes in this tab and in other tabs, until they unsubscribe', () => {
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

  test('keeps the state for this page if storage is full', () => {
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
    // Storage has space again, and another tab has written the value in the meantime.
    writeInAnotherTab('4');
    count.set(count.get() + 1);
    expect(localStorage.getItem('count')).toBe('5');
    unsubscribe();
  });

  test('keeps the state for this page if storage is forbidden', () => {
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

  test('writes to the storage that findStorage returns, and not to local storage', () => {
    localStorage.setItem('count', '5');
    const buildForVisit = () => createPersistedStore('count', parseCount, () => sessionStorage);
    const count = buildForVisit();
    expect(count.get()).toBe(0);
    count.set(3);
    expect(buildForVisit().get()).toBe(3);
    expect(sessionStorage.getItem('count')).toBe('3');
    expect(localStorage.getItem('count')).toBe('5');
  });
});
