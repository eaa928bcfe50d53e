import { ProblemError } from './response';
import { idempotencyKeyOf } from './idempotency';

it.each(['k', 'a b', '~!'])('accepts the idempotency key %j', (key) => {
  expect(idempotencyKeyOf(key)).toBe(key);
});

it.each(['', ' k', 'k ', 'k\tk', 'é'])('refuses the idempotency key %j', (key) => {
  expect(() => idempotencyKeyOf(key)).toThrow(ProblemError);
});
