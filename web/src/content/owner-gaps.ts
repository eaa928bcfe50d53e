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

/** The legal reasons, by the kind of missing fact. */
const laws = {
  identity: 'a business site names its owner (E-Commerce Directive, article 5)',
  'privacy information': 'visitors are told what happens to their data (GDPR, article 13)',
  VAT: 'prices say whether VAT is in them (E-Commerce Directive, article 5)',
  applicants:
    'applicants are told how long their data is kept (GDPR, article 13) and whether AI sorts them (EU AI Act, article 26)',
};

/** Without `isOpen`, a question counts as open while its field is undefined. */
type Question = Gap & { isOpen?: (owner: Owner) => boolean };

const gap = (
  field: string,
  effect: string,
  pages: readonly string[],
  more?: Pick<Question, 'law' | 'isOpen'>,
): Question => ({ field, effect, pages, ...more });

const { about, contact, pricing, home, careers, service, product } = paths;
const company = [about, contact];
const jobs = ['each job page'];
const everyPage = ['every page'];
const rings = [...Object.values(paths.industry), ...Object.values(product)];
const security = [service['data-security']];
const identity = { law: laws.identity };
const privacy = { law: laws['privacy information'] };
const applicants = { law: laws.applicants };

const inContract = 'the page counts it among the questions that the contract answers';

const questions: Question[] = [
  gap('company.name', 'no page names the company', [...company, ...everyPage], identity),
  gap('company.address', 'no page says where it is', [...company, ...everyPage], identity),
  gap('company.register', 'no page names the register', [...company, ...everyPage], identity),
  gap('company.vatNumber', 'no page names the number', [...company, ...everyPage], identity),
  gap('company.runBy, company.team', 'the lines are left out', company),
  gap('contact.email', 'a sample address is shown, which nobody reads', everyPage, {
    ...identity,
    isOpen: (owner) => !realContacts(owner).email,
  }),
  gap('contact.phone', 'a sample number is shown', [home, contact], {
    ...identity,
    isOpen: (owner) => !realContacts(owner).phone,
  }),
  gap('hours', 'the line is left out, beside a promise to reply within 24 hours', company),
  gap('dataProtection', 'no page says who answers about personal data', company, privacy),
  gap('reference', 'the page asks the visitor to write for a customer to call', [about]),
  gap(
    'discovery.countsFrom',
    'no page says when the 3-5 days begin, and whether they are working days',
    [pricing, service['ai-strategy-discovery']],
  ),
  gap('discovery.isDeducted', 'the quote says whether the €400 is deducted', [
    pricing,
    service['ai-strategy-discovery'],
  ]),
  gap(
    'discovery.isRefunded',
    'no page says what becomes of the €400 if you advise against agents',
    [pricing, service['ai-strategy-discovery']],
  ),
  gap('discovery.payableInDays', 'no page says when the €400 is due', [
    pricing,
    'the request for Discovery',
  ]),
  gap('plans.vat', 'no page says whether VAT is added', everyPage, {
    law: laws.VAT,
  }),
  gap('plans.term', 'the quote says how long a customer is bound', [pricing]),
  gap('plans.building', 'the quote says what building costs and how long it takes', [
    pricing,
    paths.solutions,
    service['ai-systems'],
    ...Object.values(product),
  ]),
  gap('plans.building.covers', 'no page says whether set-up is part of the price of building', [
    pricing,
    service['implementation-training'],
  ]),
  gap('plans.exampleRate', 'no page says what the €0.005 of the usage example is', [pricing]),
  gap('plans.monthlyCap', 'the quote says whether a month is capped', [pricing]),
  gap('plans.exportOnLeaving', 'the quote says what a customer takes along', [pricing]),
  gap('plans.repairHours', 'the quote says how soon a fault is corrected', [pricing]),
  gap('plans.changesPerMonth', 'the quote says how many changes a plan contains', [pricing]),
  gap('plans.liability', 'the quote says what you are liable for', [pricing]),
  gap('plans.ownership', 'the quote says who owns agents and blueprint', [pricing]),
  gap('plans.supportHours', 'no page says when your people answer', [
    pricing,
    service['maintenance-workshops'],
  ]),
  gap('voiceAgentBilling', 'the €120 have no period and are in no total', [
    pricing,
    paths.products,
    product['voice-agents'],
  ]),
  gap('voiceAgentPerMinute', 'the quote names the rate', [pricing, product['voice-agents']]),
  gap('trainingPerDay', 'the visitor is asked to write for the price of training', [
    pricing,
    service['implementation-training'],
    service['maintenance-workshops'],
  ]),
  gap('scan', 'the form does not say whose AI reads a visitor’s documents', [home], privacy),
  ...dataFields
    .filter((name) => name !== 'certificates')
    .map((name) => gap(`data.${name}`, inContract, [...security, 'print of each industry page'])),
  gap('data.certificates', 'the page says “We hold no certificate or audit report yet”', security, {
    isOpen: ({ data }) => !data?.certificates?.length,
  }),
  gap('rings', 'rings without a measurement are captioned “What we aim for”', rings, {
    isOpen: (owner) => !rings.every((path) => owner.rings?.[path.split('/').at(-1)!]),
  }),
  gap(
    'retention.visitorMonths',
    'the forms and the security page do not say how long messages are kept',
    [home, contact, ...security],
    privacy,
  ),
  gap(
    'retention.applicantMonths',
    'the careers and job pages do not say how long applications are kept',
    [careers, ...jobs],
    applicants,
  ),
  gap(
    'employer.usesAi',
    'the position does not say whether AI sorts applications',
    jobs,
    applicants,
  ),
  gap(
    'employer.office, employer.weekHours, employer.contract, employer.salary, employer.contact',
    'the lines are left out',
    jobs,
  ),
  gap(
    'postedOn',
    'the position says “Open now” without a date. Before you publish a position, also connect its form or remove it, because the form sends nothing',
    jobs,
    { isOpen: ({ postedOn = {} }) => !Object.keys(paths.job).every((slug) => postedOn[slug]) },
  ),
  gap(
    'legal.privacy',
    'the link “Privacy Policy” leads home and says “soon”, and no form links a privacy page',
    everyPage,
    privacy,
  ),
  gap(
    'legal.terms, legal.cookies, legal.imprint',
    'the links lead home and say “soon”, or are left out',
    everyPage,
  ),
  gap('social, footer', 'buttons do nothing, and links lead home and say “soon”', everyPage, {
    isOpen: ({ social = {}, footer = {} }) =>
      !Object.values(social).some(Boolean) || !Object.values(footer).some(Boolean),
  }),
];

const valueAt = (owner: Owner, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => ({ ...(value as Record<string, unknown>) })[name], owner);

const lacksField = (owner: Owner, field: string) =>
  field.split(', ').some((path) => valueAt(owner, path) === undefined);

/**
 * A question with a misspelt path would always count as open. A test finds it with an owner's file that has all
 * answers.
 */
export const gapsOf = (owner: Owner): Gap[] =>
  questions.filter(({ field, isOpen }) => (isOpen ? isOpen(owner) : lacksField(owner, field)));

/** Returns lines with the missing facts that the law requires, or an empty list if none is missing. */
export function lawLines(owner: Owner): string[] {
  const missing = gapsOf(owner).filter(({ law }) => law !== undefined);
  if (missing.length === 0) return [];
  return [
    'The law wants more facts about the owner before this site is public (npm run check:owner):',
    ...Object.entries(laws).map(([label, wanted]) => {
      const fields = missing.filter(({ law }) => law === wanted).map(({ field }) => field);
      return `  ${label}: ${fields.join(', ') || 'complete'}`;
    }),
  ];
}
