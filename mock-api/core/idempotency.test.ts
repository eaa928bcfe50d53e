import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { problem, ProblemError } from './response';
import { KeyReused, keyOf, repeated } from './idempotency';
import { createMemoryStore } from './memory-store';

it('refuses other fields with a used idempotency key', async () => {
  const store = createMemoryStore();
  const record = await store.insert('contact', buildContactVariantA(), 'k');
  expect(await store.insert('contact', buildContactVariantA(), 'k')).toEqual(record);
  await expect(store.insert('contact', buildContactVariantB(), 'k')).rejects.toThrow(KeyReused);
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
  id: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  fields: JSON.stringify(buildContactVariantA()),
} as const;

it('finds the record of an idempotency key by id and time, and refuses other fields', () => {
  const { createdAt } = entry;
  const record = { id: 1, ...buildContactVariantA(), createdAt };
  const list = [{ ...record, id: 2 }, record];
  expect(repeated<'contact'>(entry, buildContactVariantA(), list)).toBe(record);
  expect(() => repeated<'contact'>(entry, buildContactVariantB(), list)).toThrow(KeyReused);
  const later = { ...record, createdAt: '2026-03-01T08:00:00.001Z' };
  expect(repeated<'contact'>(entry, buildContactVariantA(), [later])).toBeUndefined();
  expect(
    repeated<'contact'>(entry, buildContactVariantB(), [{ ...record, id: 2 }]),
  ).toBeUndefined();
});

it('returns the changed record when a call is repeated after a change of its record', () => {
  const changed = {
    ...buildContactVariantA(),
    id: 1,
    createdAt: entry.createdAt,
    company: 'Other',
  };
  expect(repeated<'contact'>(entry, buildContactVariantA(), [changed])).toBe(changed);
  const asChanged = buildContactVariantA({ company: 'Other' });
  expect(() => repeated<'contact'>(entry, asChanged, [changed])).toThrow(KeyReused);
});
