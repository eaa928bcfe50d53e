import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { ProblemError } from './response';
import { KeyReused, idempotencyKeyOf, repeated } from './idempotency';

it.each(['k', 'a b', '~!'])('accepts the idempotency key %j', (key) => {
  expect(idempotencyKeyOf(key)).toBe(key);
});

it.each(['', ' k', 'k ', 'k\tk', 'é'])('refuses the idempotency key %j', (key) => {
  expect(() => idempotencyKeyOf(key)).toThrow(ProblemError);
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
