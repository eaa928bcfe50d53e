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

/** What only the owner knows. The contact and about pages show each line once it is filled in, the footer the first four. */
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
 * What only the owner knows about plans. Pages show each line once it is filled in, and until then say where a customer
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

/** Where and against what the figures of industries and products were measured: only the owner knows. */
const measured = toConfirm('figures', '');
/** Below the rings. */
export const figuresNote = ['Figures are a guide, not a promise.', measured]
  .filter(Boolean)
  .join(' ');

/** Above the stories, until the owner's customers tell their own. */
export const storiesKicker = toConfirm('stories', 'Examples, written by us');

/** Where a visitor finds out who we are, as long as the owner has filled in nothing. */
const untilKnown = toConfirm('identity', [
  {
    name: 'Company',
    text: 'Named, with its register, in every quote and processing agreement',
  },
]);

/** The owner's facts as rows for a list, or where to find them. */
export function companyFacts(facts: Record<OwnerFact, string> = ownerFacts) {
  const known = knownFacts(facts);
  return known.length > 0 ? known : untilKnown;
}

/** Those facts that are known, as rows for a list. */
export const knownFacts = (facts: Record<string, string>) =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
