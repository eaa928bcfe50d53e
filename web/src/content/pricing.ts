import { paths } from '../router/paths';
import type { Closing, PageMetadata } from './page-content';

/** Specification, section 9: an annual plan costs this share less, shown as "Save 20%". */
const annualDiscount = 0.2;

/** A year in euros: twelve months less the discount, rounded (specification, section 9). */
const annualPrice = (monthlyPrice: number) => Math.round(monthlyPrice * 12 * (1 - annualDiscount));

export interface Plan {
  name: string;
  /** A month in euros; absent where the price is made to measure. */
  monthlyPrice?: number;
  /** Stands below a price that is the same in both periods. */
  priceNote?: string;
  description: string;
  badge?: string;
  features: readonly string[];
  /** What goes beyond the plan, in euros apiece; a dash where nothing can. */
  extras: readonly { name: string; price: string }[];
  notIncluded: readonly string[];
  /** Opens a dialog, or leads to a path of ours. */
  button: { text: string; dialog: 'free-intake' | 'discovery' } | { text: string; to: string };
}

/** What a card shows in one of the two periods; no amount: "Custom". */
export interface PlanPrice {
  amount?: number;
  period?: string;
  /** What a year costs less than its twelve months, in euros. */
  saving?: number;
  note: string;
}

/** The price of a plan, billed by the month or by the year. */
export function priceOf({ monthlyPrice, priceNote }: Plan, isAnnual: boolean): PlanPrice {
  if (monthlyPrice === undefined) return { note: priceNote ?? '' };
  if (!isAnnual)
    return { amount: monthlyPrice, period: 'per month', note: priceNote ?? 'billed monthly' };
  const amount = annualPrice(monthlyPrice);
  const saving = monthlyPrice * 12 - amount;
  return { amount, period: 'per year', saving, note: priceNote ?? 'billed annually' };
}

const extras = (component: string, execution: string) => [
  { name: 'Extra AC', price: component },
  { name: 'Extra execution', price: execution },
];

/** Specification, section 9. What each button does: readings, section 2. */
const plans: readonly Plan[] = [
  {
    name: 'Free',
    monthlyPrice: 0,
    priceNote: 'nothing to pay',
    description: 'See what agents do.',
    features: ['3 Actionable Components (demo only)', '200 executions a month'],
    extras: extras('–', '–'),
    notIncluded: ['No integrations'],
    button: { text: 'Get Started', dialog: 'free-intake' },
  },
  {
    name: 'Pro',
    monthlyPrice: 149,
    description: 'One agent doing real work.',
    features: ['5 Actionable Components', '1,500 executions a month'],
    extras: extras('€20', '€0.09'),
    notIncluded: ['No dedicated engineer'],
    button: { text: 'Choose Pro', dialog: 'discovery' },
  },
  {
    name: 'Business',
    monthlyPrice: 949,
    description: 'A team of agents.',
    badge: 'Most chosen',
    features: ['50 Actionable Components', '10,000 executions a month', 'Studio access'],
    extras: extras('€15', '€0.05'),
    notIncluded: ['No named solution team'],
    button: { text: 'Choose Business', dialog: 'discovery' },
  },
  {
    name: 'Enterprise',
    priceNote: 'priced with you',
    description: 'One standard for everyone.',
    features: ['120+ Actionable Components', '100,000+ executions a month', 'Named solution team'],
    extras: extras('€15', '€0.03'),
    notIncluded: [],
    button: { text: 'Contact Sales', to: paths.contact },
  },
];

/** The worked example (specification, section 9): the rows add up to `used`. */
const usage = {
  kicker: 'A worked example',
  title: 'A Business month, worked out.',
  lead: 'Every agent action counts as 1 execution. With three agents at work, a month could look like this.',
  included: 10_000,
  used: 7_332,
  rows: [
    { agent: 'Support chat', action: 'one question answered', executions: 4_180 },
    { agent: 'Invoice reader', action: 'one invoice read', executions: 1_952 },
    { agent: 'Shift planner', action: 'one shift filled', executions: 1_200 },
  ],
  cost: 'That comes to about €0.005 per execution.',
  discovery: 'We work out your own numbers in a Discovery session.',
} as const;

/** One price for both billing periods (readings, section 9). */
const addOns = {
  kicker: 'Add-ons',
  title: 'Sew on what you need.',
  lead: 'Each costs the same with monthly and with annual billing.',
  items: [
    {
      name: 'Voice Agent',
      price: '€120',
      terms: 'plus usage',
      text: 'Picks up the telephone day and night, and writes down what was agreed.',
      link: { text: 'Meet Voice Agent', to: paths.product['voice-agents'] },
    },
    {
      name: 'Analyst Suite',
      price: '€500',
      terms: 'per month',
      text: 'Follows your competitors and your market, and answers in a chat.',
      link: { text: 'Open Analyst Suite', to: paths.product['analysis-suite'] },
    },
    {
      name: 'Document Tool',
      price: '€99',
      terms: 'per month',
      text: 'Reads what arrives on paper and by mail, and hands the data on.',
      link: { text: 'See Document Processing', to: paths.product['document-processing'] },
    },
  ],
} as const;

export const pricing = {
  meta: {
    title: 'Pricing: AI agent plans from Free to Enterprise',
    description:
      'What each plan for AI agents costs per month and per year, what is in it, and a month of use worked out.',
  } satisfies PageMetadata,
  kicker: 'Pricing',
  title: 'Pay for the work, not the seats.',
  lead: 'A plan holds Actionable Components (AC), the pieces agents are cut from, and executions, the actions they take.',
  monthly: 'Monthly',
  annual: 'Annual billing',
  saving: 'Save 20%',
  /** In place of the switch, for visitors without JavaScript. */
  annualInWords: 'Billed annually you save 20%: Pro costs €1,430 per year, Business €9,110.',
  plans,
  usage,
  addOns,
  closing: {
    title: 'Not sure of your size? We measure.',
    text: 'One Discovery session, €400 one-time, shows which agents you need and which plan carries them.',
  } satisfies Closing,
};

export type PricingContent = typeof pricing;
