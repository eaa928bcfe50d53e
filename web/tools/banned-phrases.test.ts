import { faultsIn } from './banned-phrases';

test.each([
  ['An answer by telephone.', 'phone'],
  ['It writes to your diary.', 'calendar'],
  ['Forms are typed over by hand.', 'retype'],
  ['Doubles are found.', 'duplicates'],
  ['It answers, also at night.', 'Dutch'],
  ['A seamless experience.', 'plain words'],
  ['Our most chosen plan.', 'confirm'],
  ['That comes to about nothing.', 'figure'],
  ["It's straight.", 'curly'],
  ['25 days of vacation.', 'holiday'],
  ['The organization of a hotel.', 'British'],
  ['It reads the the letter.', 'once'],
])('rejects "%s"', (text, instead) => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(instead)]);
});

test('accepts the American spellings and the straight apostrophe that the requirements fix', () => {
  expect(faultsIn('Performance Optimization, 25 vacation days')).toEqual([]);
  expect(faultsIn("We'll get back to you within 48 hours.")).toEqual([]);
});
