import { paths } from '../paths';
import type { Owner } from './owner-schema';

export interface Gap {
  /** Path of a field, or several paths with commas between them. */
  field: string;
  /** What the site shows while the owner has not entered this fact. */
  effect: string;
  pages: readonly string[];
  /** The reason, if the law requires this fact before the site goes public. */
  law?: string;
}

const everyPage = 'every page';
const rings = [...Object.values(paths.industry), ...Object.values(paths.product)];

/** What the law wants, by the name of what is missing. */
const laws = {
  identity: 'a business site names its owner (E-Commerce Directive, article 5)',
  'privacy information': 'visitors are told what happens to their data (GDPR, article 13)',
  VAT: 'prices say whether VAT is in them (E-Commerce Directive, article 5)',
  applicants: 'applicants are told how long their data is kept (GDPR, article 13)',
};

/** Without `isOpen`, the gap is open while a field is undefined. */
type Question = Gap & { isOpen?: (owner: Owner) => boolean };

const sampleAddress = /@([\w-]+\.)?maatwerk\.example$/;
const samplePhone = /000 00 00$/;

const questions: Question[] = [
  ...[
    ['name', 'no page names the company'],
    ['address', 'no page says where the company is'],
    ['register', 'no page names the register'],
    ['vatNumber', 'no page names the VAT number'],
  ].map(([name, effect]): Question => ({
    field: `company.${name}`,
    effect: effect!,
    pages: [paths.about, paths.contact, everyPage],
    law: laws.identity,
  })),
  {
    field: 'company.runBy, company.team',
    effect: 'the lines are left out',
    pages: [paths.about, paths.contact],
  },
  {
    field: 'contact.email',
    effect: 'a sample address is shown, and nobody reads what is sent to it',
    pages: [everyPage],
    law: laws.identity,
    isOpen: ({ contact }) => sampleAddress.test(contact.email),
  },
  {
    field: 'contact.phone',
    effect: 'a sample number is shown',
    pages: [paths.home, paths.contact],
    law: laws.identity,
    isOpen: ({ contact }) => samplePhone.test(contact.phone),
  },
  {
    field: 'hours',
    effect: 'the line is left out, beside a promise to reply within 24 hours',
    pages: [paths.about, paths.contact],
  },
  {
    field: 'dataProtection',
    effect: 'no page says who answers about personal data',
    pages: [paths.about, paths.contact],
    law: laws['privacy information'],
  },
  {
    field: 'reference',
    effect: 'the page asks the visitor to write for a customer to call',
    pages: [paths.about],
  },
  {
    field: 'plans.vat',
    effect: 'the page says that the quote tells whether VAT is added',
    pages: [paths.pricing],
    law: laws.VAT,
  },
  {
    field: 'plans.term',
    effect: 'the quote says how long a customer is bound',
    pages: [paths.pricing],
  },
  {
    field: 'plans.building',
    effect: 'the quote says what building costs and how long it takes',
    pages: [
      paths.pricing,
      paths.solutions,
      paths.service['ai-systems'],
      ...Object.values(paths.product),
    ],
  },
  {
    field: 'plans.monthlyCap',
    effect: 'the quote says whether a month is capped',
    pages: [paths.pricing],
  },
  {
    field: 'plans.exportOnLeaving',
    effect: 'the quote says what a customer takes along',
    pages: [paths.pricing],
  },
  {
    field: 'plans.supportHours',
    effect: 'no page says when your people answer',
    pages: [paths.pricing, paths.service['maintenance-workshops']],
  },
  {
    field: 'voiceAgentPerMinute',
    effect: 'the quote names the rate',
    pages: [paths.pricing, paths.product['voice-agents']],
  },
  {
    field: 'trainingPerDay',
    effect: 'the visitor is asked to write for the price of training',
    pages: [
      paths.pricing,
      paths.service['implementation-training'],
      paths.service['maintenance-workshops'],
    ],
  },
  {
    field: 'scan',
    effect: 'the form does not say whose AI reads a visitor’s documents',
    pages: [paths.home],
    law: laws['privacy information'],
  },
  ...[
    'storedIn',
    'suppliers',
    'models',
    'incidentHours',
    'deletionDays',
    'trainsModels',
    'signIn',
    'availability',
    'aiActRoles',
  ].map((name): Question => ({
    field: `data.${name}`,
    effect: 'the page counts it among the questions that the contract answers',
    pages: [paths.service['data-security']],
  })),
  {
    field: 'data.certificates',
    effect: 'the page says “We hold no certificate yet”',
    pages: [paths.service['data-security']],
    isOpen: ({ data }) => !data?.certificates?.length,
  },
  {
    field: 'rings',
    effect: 'rings without a measurement are captioned “What we aim for”',
    pages: rings,
    isOpen: (owner) => !rings.every((path) => owner.rings?.[path.split('/').at(-1)!]),
  },
  {
    field: 'retention.visitorMonths',
    effect: 'the forms and the security page do not say how long messages are kept',
    pages: [paths.home, paths.contact, paths.service['data-security']],
    law: laws['privacy information'],
  },
  {
    field: 'retention.applicantMonths',
    effect: 'the careers and job pages do not say how long applications are kept',
    pages: [paths.careers, ...Object.values(paths.job)],
    law: laws.applicants,
  },
  {
    field: 'postedOn',
    effect:
      'the position says “Open now” without a date. Before you publish a position, also connect its form or remove it, because the form sends nothing',
    pages: Object.values(paths.job),
    isOpen: ({ postedOn = {} }) => !Object.keys(paths.job).every((position) => postedOn[position]),
  },
  {
    field: 'legal.privacy',
    effect:
      'the link “Privacy Policy” leads home and says “soon”, and no form links a privacy page',
    pages: [everyPage],
    law: laws['privacy information'],
  },
  {
    field: 'legal.terms, legal.cookies, legal.imprint',
    effect: 'the links lead home and say “soon”, or are left out',
    pages: [everyPage],
  },
  {
    field: 'social, footer',
    effect: 'buttons do nothing, and links lead home and say “soon”',
    pages: [everyPage],
    isOpen: ({ social = {}, footer = {} }) =>
      !Object.values(social).some(Boolean) || !Object.values(footer).some(Boolean),
  },
];

const valueAt = (owner: Owner, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => ({ ...(value as Record<string, unknown>) })[name], owner);

const lacksField = (owner: Owner, field: string) =>
  field.split(', ').some((path) => valueAt(owner, path) === undefined);

/** A test with a complete file finds no gap, so no path is misspelt. */
export const gapsOf = (owner: Owner): Gap[] =>
  questions.filter(({ field, isOpen }) => (isOpen ? isOpen(owner) : lacksField(owner, field)));

/** Returns no lines if nothing that the law wants is missing. */
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
