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
 * Facts about the owner's company, which the owner enters before the site goes public. The contact and about pages show
 * all facts that are not empty. The footer shows the first four.
 */
export const ownerFacts = {
  Company: '',
  Address: '',
  Register: '',
  'VAT number': '',
  'Run by': '',
  Team: '',
  Hours: '',
  'Data protection': '',
  'A customer to call': '',
};

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
 * Facts about the customer's data, which the owner enters. The security page shows all facts that are not empty. It
 * says which document contains the missing facts.
 */
export const dataFacts = {
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
};

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
 * Terms of the plans, which the owner enters before the site goes public. If a term is empty, pages say where customers
 * find it instead.
 */
export const planFacts = {
  Building: '',
  'Support hours': '',
  'Minimum term': '',
  'How to cancel': '',
  'Monthly cap': '',
  'When you leave': '',
  VAT: '',
  'Time to build': '',
};

/** A text about how the figures on the industry and product pages were measured. The owner enters it. */
const measured = '';
export const figuresNote = `Figures are a guide, not a promise. ${measured || 'No measurement is published yet.'}`;

/** Introduction to the success stories. It stays until customers of the owner tell their own stories. */
export const storiesLead = 'Examples written by us, not customers.';

const untilKnown = [
  {
    name: 'Company',
    text: 'Every quote, contract and invoice names it, with address, register and VAT number.',
  },
];

/**
 * Row of the about page that says that the stories are examples. It disappears when the owner enters a customer who
 * agrees to receive calls.
 */
export const untilCalled = ownerFacts['A customer to call']
  ? []
  : [
      {
        name: 'References',
        text: 'The stories and quotations on this site are examples. For a customer you can call, ask us.',
      },
    ];

/**
 * Returns the facts that the owner has entered, as rows of a table. If there are none, returns a row that says which
 * documents contain them.
 */
export function companyFacts(facts: Record<OwnerFact, string> = ownerFacts) {
  const known = knownFacts(facts);
  return known.length > 0 ? known : untilKnown;
}

interface Answers<Fact extends string> {
  /** The start of the sentence about the missing facts. */
  says: string;
  /** The words for each fact in that sentence, such as "how you cancel". */
  answers: Partial<Record<Fact, string>>;
  /** A text after that sentence. */
  after?: string;
}

/**
 * Returns rows of a table about each group of facts. Each fact that the owner has entered gets its own row. The missing
 * facts of a group share a row, which says which document contains them.
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
