import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { setDate } from '../set-date';
import { ProblemError } from './answer';
import { KeyReused, keyOf } from './idempotency';
import { createMemoryStore } from './memory-store';

afterEach(() => void jest.useRealTimers());

it('remembers a key for a day, to the millisecond', async () => {
  setDate('2026-03-01T08:00:00.000Z');
  const store = createMemoryStore();
  const post = (key: string) => store.insert('contact', buildContactVariantA(), key);
  const record = await post('k');

  setDate('2026-03-02T07:00:00.000Z');
  await post('another key, whose time has only begun');
  expect(await post('k')).toEqual(record);
  setDate('2026-03-02T07:59:59.999Z');
  expect(await post('k')).toEqual(record);
  setDate('2026-03-02T08:00:00.000Z');
  expect(await post('k')).toMatchObject({ id: 3, createdAt: '2026-03-02T08:00:00.000Z' });
});

it('refuses other fields under a key for as long, and takes them after', async () => {
  setDate('2026-03-01T08:00:00.000Z');
  const store = createMemoryStore();
  await store.insert('contact', buildContactVariantA(), 'k');
  setDate('2026-03-02T07:00:00.000Z');
  await expect(store.insert('contact', buildContactVariantB(), 'k')).rejects.toThrow(KeyReused);
  setDate('2026-03-02T08:00:00.000Z');
  expect(await store.insert('contact', buildContactVariantB(), 'k')).toMatchObject({ id: 2 });
});

it.each(['k', 'a b', '~!', 'k'.repeat(255)])('takes the key %j', (key) => {
  expect(keyOf(key)).toBe(key);
});

it.each(['', ' ', ' k', 'k ', 'k\tk', 'é', 'k'.repeat(256)])('refuses the key %j', (key) => {
  expect(() => keyOf(key)).toThrow(ProblemError);
});
