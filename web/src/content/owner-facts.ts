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

/** The owner enters these. Contact and about pages show those that are not empty; the footer shows the first four. */
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

/** Facts that the owner enters. Pages show those that are not empty, or say where a customer finds the answer. */
export const planFacts = toConfirm<Record<PlanFact, string>>('prices', {
  'Minimum term': '',
  'How to cancel': '',
  'Monthly cap': '',
  'When you leave': '',
  'Set-up': '',
  VAT: '',
  'Time to build': '',
});

/** The basis of the figures of industries and products. The owner enters it. */
const measured = toConfirm('figures', '');
export const figuresNote = ['Figures are a guide, not a promise.', measured]
  .filter(Boolean)
  .join(' ');

/** Shown above the stories, until the owner's customers tell their own. */
export const storiesKicker = toConfirm('stories', 'Examples, written by us');

const untilKnown = toConfirm('identity', [
  {
    name: 'Company',
    text: 'Named, with its register, in every quote and processing agreement',
  },
]);

/** Returns the owner's facts as rows, or rows that say where to find them. */
export function companyFacts(facts: Record<OwnerFact, string> = ownerFacts) {
  const known = knownFacts(facts);
  return known.length > 0 ? known : untilKnown;
}

export const knownFacts = (facts: Record<string, string>) =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
