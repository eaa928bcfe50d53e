import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { setDate } from '../test/support/set-date';
import { problem, ProblemError } from './response';
import {
  createKeyRing,
  fingerprintOf,
  isFresh,
  KeyReused,
  keyLifeMs,
  keyOf,
  repeated,
} from './idempotency';
import { createMemoryStore } from './memory-store';

afterEach(() => void jest.useRealTimers());

it('remembers an idempotency key for exactly a day', async () => {
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

it('refuses other fields with a used idempotency key for a day, and accepts them afterwards', async () => {
  setDate('2026-03-01T08:00:00.000Z');
  const store = createMemoryStore();
  await store.insert('contact', buildContactVariantA(), 'k');
  setDate('2026-03-02T07:00:00.000Z');
  await expect(store.insert('contact', buildContactVariantB(), 'k')).rejects.toThrow(KeyReused);
  setDate('2026-03-02T08:00:00.000Z');
  expect(await store.insert('contact', buildContactVariantB(), 'k')).toMatchObject({ id: 2 });
});

it.each(['k', 'a b', '~!', 'k'.repeat(255)])('accepts the idempotency key %j', (key) => {
  expect(keyOf(key)).toBe(key);
});

it.each(['', ' ', ' k', 'k ', 'k\tk', 'é', 'k'.repeat(256)])(
  'refuses the idempotency key %j',
  (key) => {
    expect(() => keyOf(key)).toThrow(ProblemError);
  },
);

it('keyOf() returns undefined when the header is absent', () => {
  expect(keyOf(null)).toBeUndefined();
  expect(keyOf(undefined)).toBeUndefined();
});

it('states the allowed length of an idempotency key in the error', () => {
  expect(() => keyOf('')).toThrow(
    expect.objectContaining({
      response: problem(400, 'An Idempotency-Key takes 1 to 255 plain characters.'),
    }),
  );
});

const entry = {
  key: 'k',
  resource: 'contact',
  id: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  fields: fingerprintOf(buildContactVariantA()),
} as const;

it('finds initial and added idempotency keys, each only in its own list', () => {
  setDate('2026-03-01T09:00:00.000Z');
  const ring = createKeyRing([entry]);
  const other = { ...entry, resource: 'free-intake', id: 7 } as const;
  ring.add(other);
  expect(ring.entryOf('contact', 'k')).toEqual(entry);
  expect(ring.entryOf('free-intake', 'k')).toEqual(other);
  expect(ring.entryOf('ai-scan', 'k')).toBeUndefined();
  expect(ring.entryOf('contact', 'l')).toBeUndefined();
  expect(createKeyRing().entryOf('contact', 'k')).toBeUndefined();
});

it('finds an idempotency key for a day, also after other keys are added', () => {
  setDate('2026-03-02T07:59:59.999Z');
  const ring = createKeyRing([entry]);
  ring.add({ ...entry, key: 'l', createdAt: '2026-03-02T07:00:00.000Z' });
  ring.add({ ...entry, key: 'm', createdAt: '2026-03-02T07:30:00.000Z' });
  expect(ring.entryOf('contact', 'k')).toEqual(entry);
  expect(isFresh(entry)).toBe(true);
  setDate('2026-03-02T08:00:00.000Z');
  expect(ring.entryOf('contact', 'k')).toBeUndefined();
  expect(isFresh(entry)).toBe(false);
  expect(ring.entryOf('contact', 'l')).toMatchObject({ key: 'l' });
  expect(keyLifeMs).toBe(86_400_000);
});

it('finds the record of an idempotency key by id and time, and refuses other fields', () => {
  const { createdAt } = entry;
  const record = { id: 1, ...buildContactVariantA(), createdAt };
  const list = [{ ...record, id: 2 }, record];
  expect(repeated(entry, buildContactVariantA(), list)).toBe(record);
  expect(() => repeated(entry, buildContactVariantB(), list)).toThrow(KeyReused);
  const later = { ...record, createdAt: '2026-03-01T08:00:00.001Z' };
  expect(repeated(entry, buildContactVariantA(), [later])).toBeUndefined();
  expect(repeated(entry, buildContactVariantB(), [{ ...record, id: 2 }])).toBeUndefined();
});

it('returns the changed record when a call is repeated after a change of its record', () => {
  const changed = {
    ...buildContactVariantA(),
    id: 1,
    createdAt: entry.createdAt,
    company: 'Other',
  };
  expect(repeated(entry, buildContactVariantA(), [changed])).toBe(changed);
  const asChanged = buildContactVariantA({ company: 'Other' });
  expect(() => repeated(entry, asChanged, [changed])).toThrow(KeyReused);
});

it("gives different fields different fingerprints, and no fingerprint contains the fields' text", () => {
  const prints = [
    {},
    { a: 1 },
    { a: '1' },
    { b: 1 },
    buildContactVariantA(),
    buildContactVariantA({ message: 'Is the phone free, please?' }),
    ...Array.from({ length: 10_000 }, (_, n) => ({ n })),
  ].map(fingerprintOf);
  expect(new Set(prints).size).toBe(prints.length);
  for (const print of prints) expect(print).toMatch(/^[0-9a-z]{1,11}$/);
  expect(fingerprintOf({ a: 1, b: undefined })).toBe(fingerprintOf({ a: 1 }));
});
