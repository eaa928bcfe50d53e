import { paths } from '../../paths';
import { toConfirm, type ToConfirm } from '../to-confirm';
import type { Closing, PageMetadata } from '../types/page';

/** Discount of an annual plan, shown as "Save 20%" (requirements, section 9). */
const annualDiscount = 0.2;

/** Returns the price of a year in euros: twelve months minus the discount, rounded (requirements, section 9). */
const annualPrice = (monthlyPrice: number) => Math.round(monthlyPrice * 12 * (1 - annualDiscount));

/** Numbers, or unit prices in euros, of Actionable Components and executions. */
export interface Amounts {
  components: number;
  executions: number;
}

export interface Plan {
  name: string;
  /** Euros per month. Undefined for a custom price. */
  monthlyPrice?: number;
  /** Shown below a price that is equal in both periods. */
  priceNote?: string;
  description: string;
  badge?: string;
  features: readonly string[];
  /** Included per month: the numbers of `features`. For a plan with a custom price, its minimum. */
  includes: Amounts;
  /** Unit prices in euros beyond the plan. Undefined if the plan allows no more. */
  extraPrices?: Amounts;
  /** The same for the card, with a dash if the plan allows no more. */
  extras: readonly { name: string; price: string }[];
  notIncluded: readonly string[];
  button: { text: string; dialog: 'free-intake' | 'discovery' } | { text: string; to: string };
}

/** The price on a card in one of the two periods. Without amount it is "Custom". */
export interface PlanPrice {
  amount?: number;
  period?: string;
  /** Saving of a year compared with twelve months, in euros. */
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

/** Requirements, section 9; the buttons' actions are in section 2. */
const plans: ToConfirm<readonly Plan[]> = toConfirm('prices', [
  {
    name: 'Free',
    monthlyPrice: 0,
    priceNote: 'nothing to pay',
    description: 'See what agents do.',
    features: ['3 Actionable Components (demo only)', '200 executions a month'],
    includes: { components: 3, executions: 200 },
    ...extras(),
    notIncluded: ['No integrations'],
    button: { text: 'Start with the free intake', dialog: 'free-intake' },
  },
  {
    name: 'Pro',
    monthlyPrice: 149,
    description: 'One small agent in daily use.',
    features: ['5 Actionable Components', '1,500 executions a month', 'Studio access'],
    includes: { components: 5, executions: 1_500 },
    ...extras({ components: 20, executions: 0.09 }),
    notIncluded: ['No dedicated contact team'],
    button: { text: 'Ask for Pro', dialog: 'discovery' },
  },
  {
    name: 'Business',
    monthlyPrice: 949,
    description: 'A team of agents.',
    badge: 'For teams',
    features: ['50 Actionable Components', '10,000 executions a month', 'Studio access'],
    includes: { components: 50, executions: 10_000 },
    ...extras({ components: 15, executions: 0.05 }),
    notIncluded: ['No dedicated contact team'],
    button: { text: 'Ask for Business', dialog: 'discovery' },
  },
  {
    name: 'Enterprise',
    priceNote: 'priced for you',
    description: 'Agents across the company.',
    features: [
      '120+ Actionable Components',
      '100,000+ executions a month',
      'Studio access',
      'A dedicated contact team',
    ],
    includes: { components: 120, executions: 100_000 },
    ...extras({ components: 15, executions: 0.03 }),
    notIncluded: [],
    button: { text: 'Contact Sales', to: paths.contact },
  },
]);

/** The usage example (requirements, section 9). The rows add up to `used`. */
const usage = {
  title: 'A month on Business.',
  lead: toConfirm(
    'prices',
    'Every agent action counts as 1 execution, and an action is one finished task. A month with three agents could look like this.',
  ),
  included: 10_000,
  used: 7_332,
  rows: toConfirm('figures', [
    { agent: 'Service agent', action: 'one question answered', executions: 4_180 },
    { agent: 'Ledger agent', action: 'one invoice read', executions: 1_952 },
    { agent: 'Personnel agent', action: 'one shift filled', executions: 1_200 },
  ]),
  cost: toConfirm('prices', 'Usage example: about €0.005 per execution.'),
  discovery: 'In a Discovery session we work out your numbers.',
} as const;

/** One price for both billing periods (requirements, section 9). */
const addOns = {
  title: 'Add what you need.',
  lead: toConfirm(
    'prices',
    'A component does one thing inside an agent, such as reading an invoice. An add-on is a whole product, on top of your plan. Your blueprint says which of the two you need.',
  ),
  items: toConfirm('prices', [
    {
      name: 'Voice Agent',
      price: '€120',
      terms: 'plus usage',
      text: 'Answers the phone at any hour and writes down what was agreed.',
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
      text: 'This is Document Processing. It reads what comes by post or email.',
      link: { text: 'See Document Processing', to: paths.product['document-processing'] },
    },
  ]),
} as const;

/** Texts of the price calculator. A price with an unknown period is not in the total, and the notes say so. */
const estimate = {
  tasks: 'Tasks a month',
  unit: 'tasks a month',
  /** The default values: the example of Pro further down (before-you-sign.ts). */
  initial: { tasks: 1_500, components: 12 },
  /** Larger numbers count as these. */
  most: { tasks: 1_000_000, components: 1_000 },
  title: 'The price, line by line.',
  components: 'Components',
  addOns: 'Add-ons',
  total: 'Total',
  noExtra: '–',
  extraComponents: 'Extra components',
  extraExecutions: 'Extra executions',
  isApart: 'not in the total',
  /** On the fitting plan's card, before the total. */
  yours: 'Your price',
  custom: 'Custom',
  customTerms: 'priced for you',
  largest: 'Enterprise is the largest plan.',
  notes: toConfirm(
    'prices',
    'Extra components are charged every month, extra executions as you use them. Annual billing lowers the plan’s price only. The Voice Agent is not in the total.',
  ),
} as const;

export const pricing = {
  meta: {
    title: 'Pricing: AI agent plans from Free to Enterprise',
    description:
      'What each plan for AI agents costs per month and per year, what it includes, and a month of use worked out as an example.',
  } satisfies PageMetadata,
  kicker: 'Pricing',
  title: 'A monthly price. No seats.',
  lead: toConfirm(
    'prices',
    'Agents are built from Actionable Components (AC). Each task they finish is one execution. A plan gives you a number of both, however many people use the agents.',
  ),
  monthly: 'Monthly',
  annual: 'Annual billing',
  saving: 'Save 20%',
  /** Replaces the switch for visitors without JavaScript. */
  annualInWords: 'Billed annually you save 20%: Pro costs €1,430 per year, Business €9,110.',
  terms: toConfirm(
    'prices',
    'Prices are in euros, for businesses. Add-ons cost extra, and so does what goes beyond a plan. Free begins with the intake, Pro and Business with a Discovery session (€400 one-time). For support, contract and VAT, see further down.',
  ),
  plans,
  estimate,
  usage,
  addOns,
  closing: {
    title: 'We help you find the right size.',
    text: 'It may be smaller than you think. We count the components with you and name the plan that fits.',
  } satisfies Closing,
};

export type PricingContent = typeof pricing;
