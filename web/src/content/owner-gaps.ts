import { paths } from '../paths';
import type { Owner } from './types/owner';

export interface Gap {
  field: string;
  /** What the site does without the fact. */
  effect: string;
  pages: readonly string[];
  /** Why the law wants the fact before the site goes public, if it does. */
  law?: string;
}

const everyPage = 'every page';
const rings = [...Object.values(paths.industry), ...Object.values(paths.product)];

const identity = 'a business site names its owner (E-Commerce Directive, article 5)';
const privacy = 'visitors are told what happens to their data (GDPR, article 13)';
const prices = 'prices say whether VAT is in them (E-Commerce Directive, article 5)';

type Question = Gap & { answer: (owner: Owner) => unknown };

const sampleAddress = /@([\w-]+\.)?maatwerk\.example$/;
const samplePhone = /000 00 00$/;

const questions: Question[] = [
  ...(
    [
      ['name', 'no page names the company'],
      ['address', 'no page says where the company is'],
      ['register', 'no page names the register'],
      ['vatNumber', 'no page names the VAT number'],
    ] as const
  ).map(([name, effect]): Question => ({
    field: `company.${name}`,
    effect,
    pages: [paths.about, paths.contact, everyPage],
    law: identity,
    answer: ({ company }) => company?.[name],
  })),
  {
    field: 'company.runBy, company.team',
    effect: 'the lines are left out',
    pages: [paths.about, paths.contact],
    answer: ({ company }) => company?.runBy && company.team,
  },
  {
    field: 'contact.email',
    effect: 'a sample address is shown, and nobody reads what is sent to it',
    pages: [everyPage],
    law: identity,
    answer: ({ contact }) => (sampleAddress.test(contact.email) ? undefined : contact.email),
  },
  {
    field: 'contact.phone',
    effect: 'a sample number is shown',
    pages: [paths.home, paths.contact],
    law: identity,
    answer: ({ contact }) => (samplePhone.test(contact.phone) ? undefined : contact.phone),
  },
  {
    field: 'hours',
    effect: 'the line is left out, beside a promise to reply within 24 hours',
    pages: [paths.about, paths.contact],
    answer: ({ hours }) => hours,
  },
  {
    field: 'dataProtection',
    effect: 'no page says who answers about personal data',
    pages: [paths.about, paths.contact],
    law: privacy,
    answer: ({ dataProtection }) => dataProtection,
  },
  {
    field: 'reference',
    effect: 'the page asks the visitor to write for a customer to call',
    pages: [paths.about],
    answer: ({ reference }) => reference,
  },
  {
    field: 'plans.vat',
    effect: 'the page says that the quote tells whether VAT is added',
    pages: [paths.pricing],
    law: prices,
    answer: ({ plans }) => plans?.vat,
  },
  ...(
    [
      ['term', 'how long a customer is bound', [paths.pricing]],
      [
        'building',
        'what building costs and how long it takes',
        [
          paths.pricing,
          paths.solutions,
          paths.service['ai-systems'],
          ...Object.values(paths.product),
        ],
      ],
      ['monthlyCap', 'whether a month is capped', [paths.pricing]],
      ['exportOnLeaving', 'what a customer takes along', [paths.pricing]],
    ] as const
  ).map(([name, what, pages]): Question => ({
    field: `plans.${name}`,
    effect: `the quote says ${what}`,
    pages,
    answer: ({ plans }) => plans?.[name],
  })),
  {
    field: 'plans.supportHours',
    effect: 'no page says when your people answer',
    pages: [paths.pricing],
    answer: ({ plans }) => plans?.supportHours,
  },
  {
    field: 'voiceAgentPerMinute',
    effect: 'the quote names the rate',
    pages: [paths.pricing, paths.product['voice-agents']],
    answer: ({ voiceAgentPerMinute }) => voiceAgentPerMinute,
  },
  {
    field: 'trainingPerDay',
    effect: 'the visitor is asked to write for the price of training',
    pages: [paths.pricing, paths.service['implementation-training']],
    answer: ({ trainingPerDay }) => trainingPerDay,
  },
  {
    field: 'scan',
    effect: 'the form does not say whose AI reads a visitor’s documents',
    pages: [paths.home],
    law: privacy,
    answer: ({ scan }) => scan,
  },
  ...(
    [
      'storedIn',
      'suppliers',
      'models',
      'incidentHours',
      'deletionDays',
      'trainsModels',
      'signIn',
      'availability',
      'aiActRoles',
    ] as const
  ).map((name): Question => ({
    field: `data.${name}`,
    effect: 'the page counts it among the questions that the contract answers',
    pages: [paths.service['data-security']],
    answer: ({ data }) => data?.[name],
  })),
  {
    field: 'data.certificates',
    effect: 'the page says “We hold no certificate yet”',
    pages: [paths.service['data-security']],
    answer: ({ data }) => data?.certificates?.length || undefined,
  },
  {
    field: 'rings',
    effect: 'rings without a measurement are captioned “What we aim for”',
    pages: rings,
    answer: (owner) => rings.every((path) => owner.rings?.[path.split('/').at(-1)!]) || undefined,
  },
  {
    field: 'retention.visitorMonths',
    effect: 'the forms do not say how long messages are kept',
    pages: [paths.home, paths.contact],
    law: privacy,
    answer: ({ retention }) => retention?.visitorMonths,
  },
  {
    field: 'retention.applicantMonths',
    effect: 'the job pages do not say how long applications are kept',
    pages: Object.values(paths.job),
    law: 'applicants are told how long their data is kept (GDPR, article 13)',
    answer: ({ retention }) => retention?.applicantMonths,
  },
  {
    field: 'legal.privacy',
    effect: 'the link “Privacy Policy” leads home and says “soon”',
    pages: [everyPage],
    law: privacy,
    answer: ({ legal }) => legal?.privacy,
  },
  {
    field: 'legal.terms, legal.cookies, legal.imprint',
    effect: 'the links lead home and say “soon”, or are left out',
    pages: [everyPage],
    answer: ({ legal }) => legal?.terms && legal.cookies && legal.imprint,
  },
  {
    field: 'social, footer',
    effect: 'buttons do nothing, and links lead home and say “soon”',
    pages: [everyPage],
    answer: ({ social = {}, footer = {} }) =>
      (Object.values(social).some(Boolean) && Object.values(footer).some(Boolean)) || undefined,
  },
];

export const gapsOf = (owner: Owner): Gap[] =>
  questions.filter(({ answer }) => answer(owner) === undefined);

/** Returns no lines if nothing that the law wants is missing. */
export function lawLines(owner: Owner): string[] {
  const missing = gapsOf(owner).filter(({ law }) => law !== undefined);
  if (missing.length === 0) return [];
  const named = (label: string, wanted: (gap: Gap) => boolean) => {
    const fields = missing.filter(wanted).map(({ field }) => field);
    return `  ${label}: ${fields.join(', ') || 'complete'}`;
  };
  const isApplicants = ({ field }: Gap) => field === 'retention.applicantMonths';
  return [
    'The law wants more facts about the owner before this site is public (npm run check:owner):',
    named('identity', ({ law }) => law === identity),
    named('privacy information', (gap) => gap.law === privacy),
    named('VAT', ({ law }) => law === prices),
    named('applicants', isApplicants),
  ];
}
