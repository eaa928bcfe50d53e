import { planFacts } from '../owner-facts';
import { beforeYouSign, termsOfPlans } from './before-you-sign';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('names the facts that the owner has not entered as part of the quote', () => {
  expect(names(beforeYouSign.items)).toEqual(['Examples', 'Support', 'Your contract', 'Your bill']);
  expect(beforeYouSign.items.slice(-2).map(({ text }) => text)).toEqual([
    'The quote says how long you are bound, how you cancel and what you take with you.',
    'The quote says what building costs, whether a month is capped and whether VAT is added. Until you accept it, you pay nothing for building.',
  ]);
});

test('a fact that the owner has entered has its own row and is no longer part of the quote’s row', () => {
  const items = termsOfPlans({ ...planFacts, 'How to cancel': 'By email, a month before.' });
  expect(items[0]).toEqual({ name: 'How to cancel', text: 'By email, a month before.' });
  expect(items[1]!.text).not.toContain('how you cancel');
});

test('with all facts entered, no row mentions the quote', () => {
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
