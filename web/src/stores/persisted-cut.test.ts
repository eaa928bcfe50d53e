import { cutStore } from './persisted-cut';

const key = 'scanCut';
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

test('nothing is cut for who never scanned', () => {
  expect(cutStore.get()).toBeNull();
});

test('keeps what the last scan recommended', () => {
  const cut = { title: 'cut for bakkerij.example', names: ['Voice Agent', 'Customer Service'] };
  cutStore.set(cut);
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual(cut);
  expect(cutStore.get()).toEqual(cut);
});

test.each([[null], ['text'], [7], [[]], [{}], [{ title: 'cut' }], [{ title: 3, names: [] }]])(
  '%j is no cut',
  (value) => {
    store(value);
    expect(cutStore.get()).toBeNull();
  },
);

test('names that are no text are left out', () => {
  store({ title: 'cut', names: ['Voice Agent', 3, null] });
  expect(cutStore.get()).toEqual({ title: 'cut', names: ['Voice Agent'] });
});
