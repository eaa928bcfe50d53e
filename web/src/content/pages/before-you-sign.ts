import { knownFacts, planFacts, type PlanFact } from '../site';
import { toConfirm } from '../to-confirm';
import { workedExample } from '../typical-start';

/** What a quote answers, in the words of a sentence, for as long as the page does not. */
const inYourQuote = {
  'Minimum term': 'how long you are bound',
  'How to cancel': 'how you cancel',
  'Monthly cap': 'whether a month is capped',
  'When you leave': 'what you take with you',
  'Set-up': 'whether set-up costs extra',
  VAT: 'whether VAT is added',
} satisfies Partial<Record<PlanFact, string>>;

/** A row for each fact that the owner has filled in, and one that names the rest. */
export function termsOfPlans(facts: Record<PlanFact, string>) {
  const known = knownFacts(facts).filter(({ name }) => name in inYourQuote);
  const open = Object.entries(inYourQuote)
    .filter(([name]) => !facts[name as PlanFact])
    .map(([, words]) => words);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(open);
  return open.length === 0
    ? known
    : [
        ...known,
        { name: 'In your quote', text: `Your quote says ${list}. You can ask us before.` },
      ];
}

/** What stands below the price list: what is in a price, and what a customer asks before signing. */
export const beforeYouSign = {
  title: 'Before you sign.',
  items: [
    { name: 'An example', text: workedExample(12) },
    ...toConfirm('prices', [
      {
        name: 'Support',
        text: 'Included: we run your agents, correct them and change them when your work does. Training and workshops are quoted apart.',
      },
    ]),
    ...termsOfPlans(planFacts),
  ],
};
