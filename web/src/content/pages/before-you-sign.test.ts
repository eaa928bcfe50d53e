import { planFacts } from '../owner-facts';
import { beforeYouSign, termsOfPlans } from './before-you-sign';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('says that the quote contains the facts that the owner has not entered', () => {
  expect(names(beforeYouSign.items)).toEqual(['Examples', 'Support', 'Your contract', 'Your bill']);
  expect(beforeYouSign.items.slice(-2).map(({ text }) => text)).toEqual([
    'The quote says how long you are bound, how you cancel and what you take with you.',
    'The quote says what building costs, whether a month is capped and whether VAT is added. Until you accept it, you pay nothing for building.',
  ]);
});

test('gives an entered fact a row of its own, and removes it from the row about the quote', () => {
  const items = termsOfPlans({ ...planFacts, 'How to cancel': 'By email, a month before.' });
  expect(items[0]).toEqual({ name: 'How to cancel', text: 'By email, a month before.' });
  expect(items[1]!.text).not.toContain('how you cancel');
});

test('has no row about the quote if the owner has entered all facts', () => {
  const all = Object.fromEntries(Object.keys(planFacts).map((name) => [name, 'Known.']));
  expect(names(termsOfPlans(all as typeof planFacts))).toEqual([
    'Minimum term',
    'How to cancel',
    'When you leave',
    'Building',
    'Monthly cap',
    'VAT',
  ]);
});
