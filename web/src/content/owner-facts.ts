import { toConfirm } from './to-confirm';

export type OwnerFact =
  | 'Company'
  | 'Address'
  | 'Register'
  | 'VAT number'
  | 'Run by'
  | 'Hours'
  | 'Data kept in'
  | 'AI models by'
  | 'Training on your data'
  | 'Sign-in'
  | 'Availability'
  | 'After an incident';

/**
 * Facts about the owner's company. The owner enters them before the site goes public. The contact and about pages show
 * those that are not empty, and the footer shows the first four.
 */
export const ownerFacts = toConfirm<Record<OwnerFact, string>>('identity', {
  Company: '',
  Address: '',
  Register: '',
  'VAT number': '',
  'Run by': '',
  Hours: '',
  'Data kept in': '',
  'AI models by': '',
  'Training on your data': '',
  'Sign-in': '',
  Availability: '',
  'After an incident': '',
});

export type PlanFact =
  | 'Minimum term'
  | 'How to cancel'
  | 'Monthly cap'
  | 'When you leave'
  | 'Set-up'
  | 'VAT'
  | 'Time to build';

/**
 * Terms of the plans. The owner enters them before the site goes public. For an empty one, pages say where a customer
 * finds the answer.
 */
export const planFacts = toConfirm<Record<PlanFact, string>>('prices', {
  'Minimum term': '',
  'How to cancel': '',
  'Monthly cap': '',
  'When you leave': '',
  'Set-up': '',
  VAT: '',
  'Time to build': '',
});

/** How the figures on the industry and product pages were measured. The owner enters it. */
const measured = toConfirm('figures', '');
export const figuresNote = ['Figures are a guide, not a promise.', measured]
  .filter(Boolean)
  .join(' ');

/** Label above the success stories. It stays until customers of the owner tell their own stories. */
export const storiesKicker = toConfirm('stories', 'Examples, written by us');

const untilKnown = toConfirm('identity', [
  {
    name: 'Company',
    text: 'Named, with its register, in every quote and processing agreement',
  },
]);

/** Returns the known facts as rows of a table. If the owner has entered none, returns rows that say whom to ask. */
export function companyFacts(facts: Record<OwnerFact, string> = ownerFacts) {
  const known = knownFacts(facts);
  return known.length > 0 ? known : untilKnown;
}

export const knownFacts = (facts: Record<string, string>) =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
