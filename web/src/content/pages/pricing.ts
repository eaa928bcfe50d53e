import { paths } from '../../paths';
import { owner } from '../owner';
import { buildingItem, exampleRate, planTerm, vatIn, voiceNote, voiceTerms } from '../owner-texts';
import { toConfirm } from '../to-confirm';
import type { Closing, PageMetadata } from '../types/page';

/** The switch shows this discount as "Save 20%" (requirements, section 9). */
const annualDiscount = 0.2;

/** In euros a year: twelve monthly prices minus the discount, rounded (requirements, section 9). */
const annualPrice = (monthlyPrice: number) => Math.round(monthlyPrice * 12 * (1 - annualDiscount));

/** One number for components, one for executions: how many a plan includes, or the price in euros of one more. */
export interface Amounts {
  components: number;
  executions: number;
}

export interface Plan {
  name: string;
  /** In euros. Undefined if the price is custom. */
  monthlyPrice?: number;
  priceNote?: string;
  description: string;
  badge?: string;
  features: readonly string[];
  /**
   * What the plan includes per month, as in the texts of `features`. A plan with a custom price starts at these
   * numbers.
   */
  includes: Amounts;
  /** In euros. Undefined if the plan sells no extras. */
  extraPrices?: Amounts;
  /** `extraPrices` as texts for the plan's card, with a dash for no price. */
  extras: readonly { name: string; price: string }[];
  notIncluded: readonly string[];
  button: { text: string; dialog: 'free-intake' | 'discovery' } | { text: string; to: string };
}

/** Without `amount`, the card shows "Custom". */
export interface PlanPrice {
  amount?: number;
  period?: string;
  /** What annual billing saves in a year, in euros, compared with twelve monthly prices. */
  saving?: number;
  note: string;
}

export function priceOf({ monthlyPrice, priceNote }: Plan, isAnnual: boolean): PlanPrice {
  if (monthlyPrice === undefined) return { note: priceNote ?? '' };
  if (!isAnnual)
    return { amount: monthlyPrice, period: 'per month', note: priceNote ?? 'billed monthly' };
  const amount = annualPrice(monthlyPrice);
  const saving = monthlyPrice * 12 - amount;
  return { amount, period: 'per year', saving, note: priceNote ?? 'billed annually' };
}

const extras = (extraPrices?: Amounts) => ({
  extraPrices,
  extras: [
    { name: 'Extra AC', price: extraPrices ? `€${extraPrices.components}` : '–' },
    { name: 'Extra execution', price: extraPrices ? `€${extraPrices.executions}` : '–' },
  ],
});

const plans: readonly Plan[] = toConfirm('prices', [
  {
    name: 'Free',
    monthlyPrice: 0,
    priceNote: 'nothing to pay',
    description: 'See what agents do.',
    features: ['3 Actionable Components (demo only)', '200 executions per month'],
    includes: { components: 3, executions: 200 },
    ...extras(),
    notIncluded: ['No integrations'],
    button: { text: 'Start with the free intake', dialog: 'free-intake' },
  },
  {
    name: 'Pro',
    monthlyPrice: 149,
    description: 'One small agent in daily use.',
    features: [
      '5 Actionable Components',
      '1,500 executions per month',
      'Studio access',
      'A support team shared with other customers',
    ],
    includes: { components: 5, executions: 1_500 },
    ...extras({ components: 20, executions: 0.09 }),
    notIncluded: [],
    button: { text: 'Ask for Pro', dialog: 'discovery' },
  },
  {
    name: 'Business',
    monthlyPrice: 949,
    description: 'A team of agents.',
    badge: 'For teams',
    features: [
      '50 Actionable Components',
      '10,000 executions per month',
      'Studio access',
      'A support team shared with other customers',
    ],
    includes: { components: 50, executions: 10_000 },
    ...extras({ components: 15, executions: 0.05 }),
    notIncluded: [],
    button: { text: 'Ask for Business', dialog: 'discovery' },
  },
  {
    name: 'Enterprise',
    priceNote: 'priced for you',
    description: 'Agents across the company.',
    features: [
      '120+ Actionable Components',
      '100,000+ executions per month',
      'Studio access',
      'Support by agreement',
    ],
    includes: { components: 120, executions: 100_000 },
    ...extras({ components: 15, executions: 0.03 }),
    notIncluded: [],
    button: { text: 'Contact Sales', to: paths.contact },
  },
]);

/** A month's usage (requirements, section 9). The rows must add up to `used`. */
const usage = {
  title: 'A month on Business',
  lead: 'Every agent action counts as 1 execution. An action is one finished task. A month could look like this.',
  included: 10_000,
  used: 7_332,
  rows: [
    { agent: 'Service agent', action: 'one question answered', executions: 4_180 },
    { agent: 'Ledger agent', action: 'one invoice read', executions: 1_952 },
    { agent: 'Personnel agent', action: 'one shift filled', executions: 1_200 },
  ],
  cost: `Usage example: about €0.005 per execution${exampleRate(owner)}. Beyond the plan, Business charges €0.05.`,
  discovery: 'In a Discovery session we work out your own numbers.',
} as const;

const voiceAgentMonthly = owner.voiceAgentBilling === 'monthly';

/** The price of an add-on is the same for both billing periods (requirements, section 9). */
const addOns = {
  title: 'Add what you need',
  lead: 'A component does one thing inside an agent, such as reading an invoice. An add-on is a whole product on top of your plan. Your blueprint says which of them you need.',
  items: toConfirm('prices', [
    {
      name: 'Voice Agent',
      monthlyPrice: voiceAgentMonthly ? 120 : undefined,
      price: '€120',
      terms: voiceTerms(owner),
      text: 'Answers the phone at any hour and sends a summary.',
      link: { text: 'Meet Voice Agent', to: paths.product['voice-agents'] },
    },
    {
      name: 'Analyst Suite',
      monthlyPrice: 500,
      price: '€500',
      terms: 'per month',
      text: 'Reports what competitors change and answers your questions in a chat.',
      link: { text: 'Open Analyst Suite', to: paths.product['analysis-suite'] },
    },
    {
      name: 'Document Tool',
      monthlyPrice: 99,
      price: '€99',
      terms: 'per month',
      text: 'Document Processing for all your post and email.',
      link: { text: 'See Document Processing', to: paths.product['document-processing'] },
    },
  ]),
} as const;

/** If the billing period of a price is unknown, the total excludes this price, and a note says so. */
const estimate = {
  tasks: 'Tasks a month',
  unit: 'tasks per month',
  /** The numbers that Pro includes. */
  initial: { tasks: 1_500, components: 5 },
  /** The calculator replaces larger numbers by these. */
  most: { tasks: 1_000_000, components: 1_000 },
  title: 'Work out your price',
  components: 'Components',
  fewer: 'Fewer components',
  more: 'More components',
  addOns: 'Add-ons',
  total: 'Total',
  noExtra: '–',
  extraComponents: 'Extra components',
  extraExecutions: 'Extra executions',
  isApart: 'not in the total',
  /** Notes on the plan that fits the visitor's numbers, and on the next larger plan. */
  nothingExtra: 'fits the numbers above',
  costsMore: 'more for the same use',
  custom: 'Custom',
  customTerms: 'priced for you',
  notes: `Extra components are charged monthly, extra executions ${owner.plans?.monthlyCap ? 'when you buy them' : 'as used'}. Annual billing lowers the plan’s price only. ${voiceNote(owner)}`,
} as const;

export const pricing = {
  meta: {
    title: 'Pricing: AI agent plans from Free to Enterprise',
    description:
      'What each plan for AI agents costs per month and per year, what it includes, and a month of use worked out as an example.',
  } satisfies PageMetadata,
  title: 'A monthly price. No seats.',
  lead: 'Agents are built from Actionable Components (AC), and each finished task is one execution. A plan includes a quota of both, for any number of users.',
  monthly: 'Monthly',
  annual: 'Annual billing',
  saving: 'Save 20%',
  /** Replaces the switch between billing periods if scripts are off. */
  annualInWords: 'With annual billing you save 20%: Pro costs €1,430 per year, Business €9,110.',
  terms: `Prices are in euros${vatIn(owner)}, for businesses.${planTerm(owner)} Add-ons, use beyond a plan and ${buildingItem(owner)} are extra. Free begins with the intake, a paid plan with a Discovery session (€400 one-time).`,
  plans,
  estimate,
  usage,
  addOns,
  closing: {
    title: 'We help you find the right size',
    text: 'We count the components with you and name the plan that fits.',
  } satisfies Closing,
};

export type PricingContent = typeof pricing;
