import { paths } from '../../paths';
import { forWhom } from '../for-whom';
import { garments } from '../industries/garments';
import { planFacts } from '../site';
import { toConfirm, type ToConfirm } from '../to-confirm';
import type { GarmentName } from '../types/garment-board';
import type { Closing, PageMetadata } from '../types/page';
import type { Band } from '../types/sections';

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
  /** The page that explains it. */
  path: string;
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
  process: Band & { steps: readonly { title: string; duration: string; text: string }[] };
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
      'AI agents for HR, finance, stock, marketing and more, built into the systems you use. See what each one does, and the way from request to working agent.',
  },
  hero: {
    kicker: 'Solutions',
    title: 'An agent for every desk.',
    lead: `Pick the desk where work piles up and read what an agent would do there. ${forWhom}`,
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
    title: 'What an agent could do for you.',
    lead: 'Each title leads to the page that explains it. “Learn More” asks us for a Discovery session. The programs named are examples.',
    featuresTitle: 'What it does',
    integrationsTitle: 'For example with',
    items: toConfirm('systems', [
      {
        key: 'hr',
        title: 'HR & Planning',
        path: industry.hr,
        subtitle: 'From application to roster',
        description:
          'Sums up applications for a person to decide on, fills open shifts and tells your people how much leave they have left.',
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
        path: industry.compliance,
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
        path: industry.compliance,
        subtitle: 'Plans that show their working',
        description:
          'Works scenarios out from your books and, with the Analyst Suite, follows your market. You get the choice on a single page.',
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
        path: industry.data,
        subtitle: 'Straight answers from scattered figures',
        description:
          'Connects your sources and points out where they disagree. It answers in sentences that say where each figure comes from.',
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
        path: industry['customer-service'],
        subtitle: 'One tone, read or heard',
        description:
          'Answers chat, email and, with the Voice Agent, the phone. It writes in your style and knows the words of your trade.',
        features: [
          'Chat and phone by an agent that says it is AI',
          'Drafts for pages, posts and newsletters',
          'Handover with the whole conversation',
        ],
        integrations: ['Zendesk', 'WhatsApp Business', 'WordPress'],
      },
      {
        key: 'voorraad',
        title: 'Stock',
        path: industry.operations,
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
        path: industry.finance,
        subtitle: 'Nobody types it a second time',
        description:
          'Reads orders, forms and invoices and prepares the entries for your approval. When something is missing, it asks for it.',
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
        path: industry.marketing,
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
    title: 'From your request to a working agent.',
    lead: 'How long it takes, step by step. You can stop after the second one and keep the blueprint.',
    steps: toConfirm('promises', [
      {
        title: 'Request',
        duration: 'reply within 24 hours',
        text: 'A person reads what you wrote and answers. If an agent cannot do the job, we say so.',
      },
      {
        title: 'Discovery',
        duration: '3-5 days',
        text: 'You tell us how the work is really done, Friday afternoons included. The blueprint shows the components, the systems they touch and the decisions that stay yours.',
      },
      {
        title: 'Build',
        duration: planFacts['Time to build'] || 'as your roadmap says',
        text: 'We put the agent together and test it on your past cases. It goes live when your people trust its answers.',
      },
      {
        title: 'Daily use',
        duration: 'while your plan runs',
        text: 'Prices, rules and people change, and we change the agent with them. Support is part of every paid plan.',
      },
    ]),
  },
  claims: {
    title: 'Results you can read about.',
    lead: toConfirm(
      'figures',
      'Each one comes from a single company. None is a promise for yours.',
    ),
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
    title: 'The most annoying job is a good first one.',
    text: 'Tell us which one that is. You see on paper what an agent would make of it. You can still say no.',
  },
};
