import { drawnResult } from './drawn-result';

test('returns days and remaining time for a result that compares times', () => {
  expect(drawnResult('invoice time from 3 days to 30 minutes')).toEqual({
    kind: 'time',
    words: ['invoice time from', '3 days', 'to', '30 minutes'],
    days: 3,
    rest: 1 / 48,
  });
});

test.each([
  ['60% less administrative overhead', ['kept 40', 'cut 60']],
  ['40% revenue increase', ['kept 100', 'gained 40']],
  ['200% growth', ['kept 100', 'gained 200']],
  ['15% market share in 6 months', ['gained 15', 'kept 85']],
])('for the result "%s", returns the parts %j and the words of the result', (result, parts) => {
  const drawn = drawnResult(result);
  if (drawn?.kind !== 'share') throw new Error(`No shares: ${result}`);
  expect(drawn.parts.map(({ look, share }) => `${look} ${share}`)).toEqual(parts);
  expect(drawn.words.join(' ')).toBe(result);
});

test('returns undefined for a number without a scale', () => {
  expect(drawnResult('500+ invoices monthly')).toBeUndefined();
});
