import { toConfirm } from './to-confirm';

export type OwnerFact =
  | 'Company'
  | 'Address'
  | 'Register'
  | 'VAT number'
  | 'Run by'
  | 'Team'
  | 'Hours'
  | 'Data protection'
  | 'A customer to call';

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
  Team: '',
  Hours: '',
  'Data protection': '',
  'A customer to call': '',
});

export type DataFact =
  | 'Data kept in'
  | 'Suppliers'
  | 'AI models by'
  | 'Incidents'
  | 'At the end'
  | 'Training'
  | 'Sign-in'
  | 'Availability'
  | 'AI Act roles'
  | 'Certificates';

/**
 * Facts about the customer's data. The owner enters them. The security page shows those that are not empty, and says
 * which document contains the others.
 */
export const dataFacts = toConfirm<Record<DataFact, string>>('standards', {
  'Data kept in': '',
  Suppliers: '',
  'AI models by': '',
  Incidents: '',
  'At the end': '',
  Training: '',
  'Sign-in': '',
  Availability: '',
  'AI Act roles': '',
  Certificates: '',
});

export type PlanFact =
  | 'Building'
  | 'Support hours'
  | 'Minimum term'
  | 'How to cancel'
  | 'Monthly cap'
  | 'When you leave'
  | 'VAT'
  | 'Time to build';

/**
 * Terms of the plans. The owner enters them before the site goes public. While a term is empty, pages say where a
 * customer finds the answer.
 */
export const planFacts = toConfirm<Record<PlanFact, string>>('prices', {
  Building: '',
  'Support hours': '',
  'Minimum term': '',
  'How to cancel': '',
  'Monthly cap': '',
  'When you leave': '',
  VAT: '',
  'Time to build': '',
});

/** How the figures on the industry and product pages were measured. The owner enters this text. */
const measured = toConfirm('figures', '');
export const figuresNote = `Figures are a guide, not a promise. ${measured || 'No measurement is published yet.'}`;

/** Introduction of the success stories. It stays until customers of the owner tell their own stories. */
export const storiesLead = toConfirm('stories', 'Examples written by us, not customers.');

const untilKnown = toConfirm('identity', [
  {
    name: 'Company',
    text: 'Every quote, contract and invoice names it, with address, register and VAT number.',
  },
]);

/**
 * Row of the about page which says that the stories are examples. It stays until a customer agrees to receive calls.
 */
export const untilCalled = ownerFacts['A customer to call']
  ? []
  : toConfirm('stories', [
      {
        name: 'References',
        text: 'The stories and quotations on this site are examples. For a customer you can call, ask us.',
      },
    ]);

/**
 * Returns the known facts as rows of a table. If the owner has entered none, returns a row that says which documents
 * contain them.
 */
export function companyFacts(facts: Record<OwnerFact, string> = ownerFacts) {
  const known = knownFacts(facts);
  return known.length > 0 ? known : untilKnown;
}

interface Answers<Fact extends string> {
  /** Begins the sentence that lists the answers. */
  says: string;
  /** For each fact that the quote or agreement states, the words for it in the sentence, such as "how you cancel". */
  answers: Partial<Record<Fact, string>>;
  /** Follows the sentence. */
  after?: string;
}

/**
 * Returns rows about the facts of each group. Each entered fact has a row. The other facts of the group share a row,
 * which says which document contains them.
 */
export function answersIn<Fact extends string>(
  groups: Record<string, Answers<Fact>>,
  facts: Record<Fact, string>,
) {
  return Object.entries(groups).flatMap(([name, { says, answers, after }]) => {
    const known = knownFacts(facts).filter((fact) => fact.name in answers);
    const open = (Object.entries(answers) as [Fact, string][])
      .filter(([fact]) => !facts[fact])
      .map(([, words]) => words);
    const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(open);
    const rest = { name, text: [`${says} ${list}.`, after].filter(Boolean).join(' ') };
    return open.length === 0 ? known : known.concat(rest);
  });
}

export const knownFacts = (facts: Record<string, string>) =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
