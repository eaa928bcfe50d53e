import { createStore } from './create-store';

test('returns the state that was set last', () => {
  const store = createStore('a');
  expect(store.get()).toBe('a');
  store.set('b');
  expect(store.get()).toBe('b');
});

test('calls every subscriber after each change, until it unsubscribes', () => {
  const store = createStore(1);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  store.subscribe(() => stays(store.get()));
  const unsubscribe = store.subscribe(() => leaves(store.get()));
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(stays.mock.calls).toEqual([[2], [3]]);
  expect(leaves.mock.calls).toEqual([[2]]);
});

test('calls no subscriber if the new state equals the old one', () => {
  const store = createStore(Number.NaN);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});
