import { knownFacts, planFacts, type PlanFact } from '../owner-facts';
import { toConfirm } from '../to-confirm';
import { workedExample } from '../typical-start';

/** Words by which a sentence says that the quote contains a fact that the owner has not entered, by group and fact. */
const inYourQuote = {
  'Your contract': {
    'Minimum term': 'how long you are bound',
    'How to cancel': 'how you cancel',
    'When you leave': 'what you take with you',
  },
  'Your bill': {
    'Monthly cap': 'whether a month is capped',
    'Set-up': 'whether building and set-up cost extra',
    VAT: 'whether VAT is added',
  },
} satisfies Record<string, Partial<Record<PlanFact, string>>>;

/** Returns the rows about the plans' terms: one per entered fact, and one per group that names its other facts. */
export function termsOfPlans(facts: Record<PlanFact, string>) {
  return Object.entries(inYourQuote).flatMap(([group, answers]) => {
    const known = knownFacts(facts).filter(({ name }) => name in answers);
    const open = Object.entries(answers)
      .filter(([name]) => !facts[name as PlanFact])
      .map(([, words]) => words);
    const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(open);
    const rest = { name: group, text: `The quote says ${list}.` };
    return open.length === 0 ? known : known.concat(rest);
  });
}

/** Texts of the section below the price list: what a price includes, and what customers ask before they sign. */
export const beforeYouSign = {
  title: 'Before you sign.',
  items: [
    {
      name: 'Examples',
      text: `${workedExample(12)} The agents on our solutions pages have four or five, which Pro includes; add-ons cost extra.`,
    },
    ...toConfirm('prices', [
      {
        name: 'Support',
        text: 'In every paid plan: we run, correct and change your agents. Training and workshops are quoted apart.',
      },
    ]),
    ...termsOfPlans(planFacts),
  ],
};
