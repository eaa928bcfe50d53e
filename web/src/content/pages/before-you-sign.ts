import { answersIn, planFacts, type PlanFact } from '../owner-facts';
import { workedExample } from '../typical-start';

/**
 * Returns the rows about the terms of the plans. Each term that the owner has entered gets its own row. The missing
 * terms of a group share a row, which says that the quote contains them.
 */
export const termsOfPlans = (facts: Record<PlanFact, string>) =>
  answersIn(
    {
      'Your contract': {
        says: 'The quote says',
        answers: {
          'Minimum term': 'how long you are bound',
          'How to cancel': 'how you cancel',
          'When you leave': 'what you take with you',
        },
      },
      'Your bill': {
        says: 'The quote says',
        answers: {
          Building: 'what building costs',
          'Monthly cap': 'whether a month is capped',
          VAT: 'whether VAT is added',
        },
        after: 'Until you accept it, you pay nothing for building.',
      },
    },
    facts,
  );

/** Texts of the section below the price list: what a price includes, and what customers ask before they sign. */
export const beforeYouSign = {
  title: 'Before you sign.',
  items: [
    {
      name: 'Examples',
      text: `${workedExample(12)} Agents of four or five, as on our solutions pages, fit Pro.`,
    },
    {
      name: 'Support',
      text: `Every paid plan: we run, correct and change your agents. ${planFacts['Support hours'] || 'The quote says when our people answer.'} Training and workshops cost extra.`,
    },
    ...termsOfPlans(planFacts),
  ],
};
