import { paths } from '../../paths';
import { garments } from '../industries/garments';
import { toConfirm, type ToConfirm } from '../to-confirm';
import type { GarmentName } from '../types/garment-board';
import type { Closing, PageMetadata } from '../types/page';
import type { Band } from '../types/sections';

/** What an agent leaves to people and what happens when it errs, said on the page of every industry. */
export const limits = toConfirm(
  'promises',
  'Cases that your rules do not cover go to one of your people. If an agent errs, we correct the agent and show you what changed.',
);

/** The specification's keys (section 2: solutions page); the texts are English. */
export type SolutionKey =
  | 'hr'
  | 'controle'
  | 'strategie'
  | 'data'
  | 'communicatie'
  | 'voorraad'
  | 'administratie'
  | 'marketing';

export interface SolutionCard {
  key: SolutionKey;
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  integrations: readonly string[];
}

export interface SolutionsContent {
  meta: PageMetadata;
  hero: { kicker: string; title: string; lead: string };
  /** The way to the industry pages. */
  index: {
    title: string;
    links: readonly { label: string; about: string; path: string; garment: GarmentName }[];
  };
  cards: Band & {
    featuresTitle: string;
    integrationsTitle: string;
    items: ToConfirm<readonly SolutionCard[]>;
  };
  process: Band & { steps: readonly { title: string; text: string }[] };
  /** Story claims of specification, section 9, in its words, and the page that tells the story. */
  claims: Band & {
    items: ToConfirm<readonly { claim: string; label: string; path: string }[]>;
  };
  closing: Closing;
}

const { industry } = paths;

export const solutions: SolutionsContent = {
  meta: {
    title: 'AI solutions for every department',
    description:
      'Eight solutions, from HR and stock to marketing and strategy: agents built from tested components, fitted to your systems and looked after for you.',
  },
  hero: {
    kicker: 'Solutions',
    title: 'An agent for every desk.',
    lead: 'Pick the desk where work piles up. We build an agent for it from tested components and adjust it to the way you already work.',
  },
  index: {
    title: 'Find your department',
    links: [
      {
        label: 'HR & Personnel',
        about: 'hiring, rosters, leave',
        path: industry.hr,
        garment: garments.hr,
      },
      {
        label: 'Marketing & Sales',
        about: 'leads, quotes, campaigns',
        path: industry.marketing,
        garment: garments.marketing,
      },
      {
        label: 'Customer Service',
        about: 'chat, phone, bookings',
        path: industry['customer-service'],
        garment: garments['customer-service'],
      },
      {
        label: 'Operations & Administration',
        about: 'orders, stock, forms',
        path: industry.operations,
        garment: garments.operations,
      },
      {
        label: 'Finance & Accounting',
        about: 'invoices, reminders, month-end',
        path: industry.finance,
        garment: garments.finance,
      },
      {
        label: 'Data Analysis',
        about: 'reports, trends, competitors',
        path: industry.data,
        garment: garments.data,
      },
      {
        label: 'Content & Communication',
        about: 'copy, translations, replies',
        path: industry.content,
        garment: garments.content,
      },
      {
        label: 'Compliance & Strategy',
        about: 'rules, audits, plans',
        path: industry.compliance,
        garment: garments.compliance,
      },
    ],
  },
  cards: {
    title: ['Choose a starting point.', 'We make it fit.'],
    lead: 'Eight starting points, some across departments. The programs named are examples. “Learn More” opens a Discovery request; to read on first, use the list above.',
    featuresTitle: 'What it does',
    integrationsTitle: 'For example with',
    items: toConfirm('systems', [
      {
        key: 'hr',
        title: 'HR & Planning',
        subtitle: 'From application to roster',
        description:
          'Sums up applications for a person to decide on, plans the interviews, fills open shifts and tells your people how much leave they have left.',
        features: [
          'Applications read against criteria you set',
          'Rosters made from contracts and preferences',
          'Questions about leave and rules answered',
        ],
        integrations: ['AFAS', 'Personio', 'Shiftbase'],
      },
      {
        key: 'controle',
        title: 'Quality & Control',
        subtitle: 'Checked, with the proof on file',
        description:
          'Compares invoices with orders, contracts with your standards and records with the rules, then files the proof.',
        features: [
          'Order, delivery and invoice compared',
          'A reminder before each deadline',
          'An audit file in the right order',
        ],
        integrations: ['Exact', 'SharePoint', 'DocuSign'],
      },
      {
        key: 'strategie',
        title: 'Strategy',
        subtitle: 'Plans that show their working',
        description:
          'Follows your market, works scenarios out from your books and sets out the choice on a single page.',
        features: [
          'Scenarios side by side',
          'Competitors followed day by day',
          'Board papers drafted for you to edit',
        ],
        integrations: ['Excel', 'Google Sheets', 'Power BI'],
      },
      {
        key: 'data',
        title: 'Data',
        subtitle: 'Plain answers from scattered figures',
        description:
          'Connects your sources, points out what does not agree and answers in sentences that name where each figure comes from.',
        features: [
          'Questions asked in everyday words',
          'Duplicates and gaps found in your tables',
          'A warning while there is still time',
        ],
        integrations: ['BigQuery', 'PostgreSQL', 'Power BI'],
      },
      {
        key: 'communicatie',
        title: 'Communication',
        subtitle: 'One tone, read or heard',
        description:
          'Answers chat, phone and email, writes in your style and translates with the words that your trade uses.',
        features: [
          'Chat and phone by AI that says so',
          'Drafts for pages, posts and newsletters',
          'Handover with the whole conversation',
        ],
        integrations: ['Zendesk', 'WhatsApp Business', 'WordPress'],
      },
      {
        key: 'voorraad',
        title: 'Stock',
        subtitle: 'Enough on the shelf, not too much',
        description:
          'Watches stock and sales together, sees a shortage coming and prepares the purchase order for you to approve.',
        features: [
          'A warning before the shelf is empty',
          'Purchase orders prepared for approval',
          'Counts compared with the shop',
        ],
        integrations: ['SAP', 'Odoo', 'Lightspeed'],
      },
      {
        key: 'administratie',
        title: 'Administration',
        subtitle: 'Read once, then passed on',
        description:
          'Reads orders, forms and invoices, puts them where they belong and asks for whatever is missing.',
        features: [
          'Emails, PDFs and photos read',
          'Approvals given on a phone',
          'Payment reminders in a friendly tone',
        ],
        integrations: ['Exact', 'Twinfield', 'Microsoft 365'],
      },
      {
        key: 'marketing',
        title: 'Marketing',
        subtitle: 'Requests that get a reply',
        description:
          'Collects leads wherever they come in, drafts a campaign for each kind of reader and follows up unanswered quotes.',
        features: [
          'Leads sorted as they arrive',
          'Campaign copy for your approval',
          'Quotes made from call notes',
        ],
        integrations: ['HubSpot', 'Mailchimp', 'Google Ads'],
      },
    ]),
  },
  process: {
    kicker: 'How a solution is made',
    title: 'From your measurements to a good fit.',
    steps: [
      {
        title: 'Listen',
        text: 'You tell us how the work is really done, exceptions and Friday afternoons included.',
      },
      {
        title: 'Plan',
        text: 'A blueprint shows the components, the systems they touch and the decisions that stay yours.',
      },
      {
        title: 'Build',
        text: 'We put the agent together and test it on your examples. Your people check the answers.',
      },
      {
        title: 'Look after',
        text: 'Prices, rules and people change. We change the agent with them and show you what changed.',
      },
    ],
  },
  claims: {
    title: 'Six results and their stories.',
    lead: 'Each belongs to one story. None is a promise.',
    items: toConfirm('figures', [
      {
        claim: 'invoice time from 3 days to 30 minutes',
        label: 'Finance & Accounting',
        path: industry.finance,
      },
      { claim: '500+ invoices monthly', label: 'Finance & Accounting', path: industry.finance },
      {
        claim: '60% less administrative overhead',
        label: 'Operations & Administration',
        path: industry.operations,
      },
      { claim: '40% revenue increase', label: 'Marketing & Sales', path: industry.marketing },
      { claim: '200% growth', label: 'Marketing & Sales', path: industry.marketing },
      { claim: '15% market share in 6 months', label: 'Data Analysis', path: industry.data },
    ]),
  },
  closing: {
    title: 'Start with the job that annoys you most.',
    text: 'Discovery shows what an agent would make of it. You see the blueprint before anything is built, and you can still say no.',
  },
};
