import { paths } from '../paths';
import { dataFields, type Owner } from './owner-schema';
import { realContacts } from './owner-texts';

export interface Gap {
  /** Path of a field, or several comma-separated paths. */
  field: string;
  /** What the site shows while this fact is missing. */
  effect: string;
  pages: readonly string[];
  /** The reason, if the law requires this fact before the site goes public. */
  law?: string;
}

const companyFields = ['company.name', 'company.address', 'company.register', 'company.vatNumber'];

/** What the law wants from a public site, and the fields that say it. */
const laws = {
  identity: {
    reason: 'a business site names its owner (E-Commerce Directive, article 5)',
    fields: [...companyFields, 'contact.email', 'contact.phone'],
  },
  'privacy information': {
    reason: 'visitors are told what happens to their data (GDPR, article 13)',
    fields: ['dataProtection', 'scan', 'retention.visitorMonths', 'legal.privacy'],
  },
  VAT: {
    reason: 'prices say whether VAT is in them (E-Commerce Directive, article 5)',
    fields: ['plans.vat'],
  },
  applicants: {
    reason:
      'applicants are told how long their data is kept (GDPR, article 13) and whether AI sorts them (EU AI Act, article 26)',
    fields: ['retention.applicantMonths', 'employer.usesAi'],
  },
};

const gaps = (pages: readonly string[], effects: Record<string, string>): Gap[] =>
  Object.entries(effects).map(([field, effect]) => ({ field, effect, pages }));

const { about, contact, pricing, home, careers, service, product } = paths;
const jobs = ['each job page'];
const rings = [...Object.values(paths.industry), ...Object.values(product)];
const security = service['data-security'];
const discovery = service['ai-strategy-discovery'];
const training = service['implementation-training'];
const workshops = service['maintenance-workshops'];

const inContract = 'the page counts it among the questions that the contract answers';

const questions = [
  ...gaps(['every page'], {
    [companyFields.join(', ')]: 'no page names them',
    'contact.email': 'a sample address is shown, which nobody reads',
    'contact.phone': 'a sample number is shown',
    'plans.vat': 'no page says whether VAT is added',
    'legal.privacy': 'the link leads home and says “soon”, and no form links a privacy page',
    'legal.terms, legal.cookies, legal.imprint':
      'the links lead home and say “soon”, or are left out. Some countries, such as Germany, want an imprint that names who runs the company',
    social: 'the buttons do nothing',
    footer: 'the links lead home and say “soon”',
  }),
  ...gaps([about, contact], {
    'company.runBy, company.team': 'the lines are left out',
    hours: 'the line is left out, beside a promise to reply within 24 hours',
    dataProtection: 'no page says who answers about personal data',
  }),
  ...gaps([about], { reference: 'the page asks the visitor to write for a customer to call' }),
  ...gaps([pricing, discovery], {
    'discovery.countsFrom':
      'no page says when the 3-5 days begin, and whether they are working days',
    'discovery.isDeducted': 'the quote says whether the €400 is deducted',
    'discovery.isRefunded': 'no page says what becomes of the €400 if you advise against agents',
    'discovery.payableInDays': 'no page says when the €400 is due',
  }),
  ...gaps([pricing, home, training, paths.solutions, service['ai-systems'], ...rings], {
    'plans.building': 'the quote says what building costs and how long it takes',
  }),
  ...gaps([pricing, training], {
    'plans.building.covers': 'no page says whether set-up is part of the price of building',
  }),
  ...gaps([pricing], {
    'plans.exampleRate': 'no page says what the €0.005 of the usage example is',
    'plans.term': 'the quote says how long a customer is bound',
    'plans.term.startsAt': 'the quote says from when the term counts',
    'plans.term.renews': 'the quote says what follows the term',
    'plans.priceChanges': 'the quote says when prices change',
    'plans.monthlyCap': 'the quote says whether a month is capped',
    'plans.limitWarning': 'the page does not say whether you warn a customer near the limit',
    'plans.buildingPayment': 'the quote says when building is due',
    'plans.exportOnLeaving': 'the quote says what a customer takes along',
    'plans.exportOnLeaving.format': 'the quote says in which form data is handed over',
    'plans.faultsAtNight': 'the quote says what happens with a fault outside support hours',
    'plans.liability': 'the quote says what you are liable for',
    'plans.ownership': 'the quote says who owns agents and blueprint',
    'plans.building.worked': 'the examples of 40 and 80 components name no price of building',
  }),
  ...gaps([pricing, workshops], {
    'plans.supportHours': 'no page says when your people answer',
    'plans.repairHours': 'the quote says how soon a fault is corrected',
    'plans.changesPerMonth': 'the quote says how many changes a plan contains',
    'plans.furtherChange': 'no page says what a further change costs',
  }),
  ...gaps([pricing, paths.products, product['voice-agents']], {
    voiceAgentBilling: 'the €120 have no period and are in no total',
    voiceAgentPerMinute: 'the quote names the rate',
  }),
  ...gaps([pricing, product['voice-agents']], {
    voiceAgentCallsCount: 'the quote says whether a call also counts as a task',
    'plans.callsAtLimit': 'no page says what a caller gets at the plan’s limit',
  }),
  ...gaps([pricing, training, workshops], {
    trainingPerDay: 'the visitor is asked to write for the price of training',
    trainingTerms: 'no page says how many days are included and whether travel is extra',
  }),
  ...gaps([home], { scan: 'the form does not say whose AI reads a visitor’s documents' }),
  ...gaps([security, 'print of each industry page'], {
    ...Object.fromEntries(dataFields.map((name) => [`data.${name}`, inContract])),
    'data.certificates': 'the page says “We hold no certificate or audit report yet”',
    chatbot: 'no page says whose AI reads what a customer answers in Discovery',
  }),
  ...gaps(rings, { rings: 'rings without a measurement are captioned “What we aim for”' }),
  ...gaps([home, contact, security], {
    'retention.visitorMonths': 'no page says how long messages are kept',
  }),
  ...gaps([careers, ...jobs], {
    'retention.applicantMonths': 'no page says how long applications are kept',
  }),
  ...gaps(jobs, {
    'employer.usesAi': 'the position does not say whether AI sorts applications',
    'employer.office, employer.weekHours, employer.contract, employer.salary, employer.contact':
      'the lines are left out',
    postedOn:
      'the position says “Open now” without a date. Before you publish a position, also connect its form or remove it, because the form sends nothing',
  }),
];

const withoutRings = (owner: Owner) =>
  rings.filter((path) => !owner.rings?.[path.split('/').at(-1)!]);

/** Fields that can have a value and still lack an answer. */
const openFields: Partial<Record<string, (owner: Owner) => boolean>> = {
  'contact.email': (owner) => !realContacts(owner).email,
  'contact.phone': (owner) => !realContacts(owner).phone,
  'data.certificates': ({ data }) => data?.certificates === undefined,
  rings: (owner) => withoutRings(owner).length > 0,
  postedOn: ({ postedOn = {} }) => !Object.keys(paths.job).every((slug) => postedOn[slug]),
};

const valueAt = (owner: Owner, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => ({ ...(value as Record<string, unknown>) })[name], owner);

const isOpen = (value: unknown) =>
  typeof value === 'object' ? !Object.values(value!).some(Boolean) : value === undefined;

const lacksField = (owner: Owner, path: string) =>
  openFields[path]?.(owner) ?? isOpen(valueAt(owner, path));

/**
 * Returns the gaps, with only those fields that are missing. A question with a misspelt path would always count as open.
 * A test finds it with an owner's file that has all answers.
 */
export const gapsOf = (owner: Owner): Gap[] =>
  questions.flatMap((question) => {
    const missing = question.field.split(', ').filter((path) => lacksField(owner, path));
    const law = Object.values(laws).find(({ fields }) => fields.includes(missing[0]!))?.reason;
    const pages = question.field === 'rings' ? withoutRings(owner) : question.pages;
    return missing.length > 0 ? [{ ...question, pages, field: missing.join(', '), law }] : [];
  });

export function lawLines(owner: Owner): string[] {
  const lines = Object.entries(laws).map(([label, { fields }]) => {
    const missing = fields.filter((path) => lacksField(owner, path));
    return `  ${label}: ${missing.join(', ') || 'complete'}`;
  });
  return lines.every((line) => line.endsWith(': complete'))
    ? []
    : [
        'The law wants more facts about the owner before this site is public (npm run check:owner):',
        ...lines,
      ];
}
