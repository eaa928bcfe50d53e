import { bannerDueStore } from '../features/discovery-banner/banner-store';
import { createStore } from './create-store';

test('holds what it is given', () => {
  const store = createStore('a');
  expect(store.get()).toBe('a');
  store.set('b');
  expect(store.get()).toBe('b');
});

test('tells every subscriber of each change, until they leave', () => {
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

test('tells nobody of what is no change', () => {
  const store = createStore(Number.NaN);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('the Discovery banner is not due at first', () => {
  expect(bannerDueStore.get()).toBe(false);
});
