import { paths } from '../router/paths';
import type { Band } from './band-content';
import type { Closing, PageMetadata } from './page-content';

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
  index: { title: string; links: readonly { label: string; about: string; path: string }[] };
  cards: Band & {
    featuresTitle: string;
    integrationsTitle: string;
    items: readonly SolutionCard[];
  };
  process: Band & { steps: readonly { title: string; text: string }[] };
  /** Story claims of specification, section 9, in its words, and the page that tells the story. */
  claims: Band & { items: readonly { claim: string; label: string; path: string }[] };
  closing: Closing;
}

const { industry } = paths;

export const solutions: SolutionsContent = {
  meta: {
    title: 'AI solutions for every department',
    description:
      'Eight solutions, from HR and stock to marketing and strategy: agents cut from tested components, fitted to your systems and looked after for you.',
  },
  hero: {
    kicker: 'Solutions',
    title: 'One tailor for every department.',
    lead: 'Pick the desk where work piles up. We cut an agent for it from tested components, and alter it until it fits the way you already work.',
  },
  index: {
    title: 'Find your department',
    links: [
      { label: 'HR & Personnel', about: 'hiring, rosters, leave', path: industry.hr },
      { label: 'Marketing & Sales', about: 'leads, quotes, campaigns', path: industry.marketing },
      {
        label: 'Customer Service',
        about: 'chat, telephone, bookings',
        path: industry['customer-service'],
      },
      {
        label: 'Operations & Administration',
        about: 'orders, stock, forms',
        path: industry.operations,
      },
      {
        label: 'Finance & Accounting',
        about: 'invoices, reminders, close',
        path: industry.finance,
      },
      { label: 'Data Analysis', about: 'reports, trends, rivals', path: industry.data },
      {
        label: 'Content & Communication',
        about: 'texts, translations, replies',
        path: industry.content,
      },
      { label: 'Compliance & Strategy', about: 'rules, audits, plans', path: industry.compliance },
    ],
  },
  cards: {
    kicker: 'Eight cloths',
    title: ['Choose the cloth.', 'We cut it to your measure.'],
    lead: 'All of them were made before. No two came out the same.',
    featuresTitle: 'What it does',
    integrationsTitle: 'Works with',
    items: [
      {
        key: 'hr',
        title: 'HR & Planning',
        subtitle: 'From application to roster',
        description:
          'Sifts applications, plans the interviews, fills open shifts and tells your people how much leave they have left.',
        features: [
          'Applications read against your own criteria',
          'Rosters made from contracts and wishes',
          'Questions about leave and rules answered',
        ],
        integrations: ['AFAS', 'Personio', 'Shiftbase'],
      },
      {
        key: 'controle',
        title: 'Quality & Control',
        subtitle: 'Checked before it leaves the house',
        description:
          'Holds invoices against orders, contracts against your standards and records against the rules, and keeps the proof.',
        features: [
          'Order, delivery and invoice compared',
          'Deadlines that announce themselves',
          'An audit file in the right order',
        ],
        integrations: ['Exact', 'SharePoint', 'DocuSign'],
      },
      {
        key: 'strategie',
        title: 'Strategy',
        subtitle: 'Plans that show their working',
        description:
          'Follows your market, works scenarios out from your own books and brings a choice back to a single page.',
        features: [
          'Scenarios laid side by side',
          'Competitors followed week by week',
          'Board papers drafted for your pen',
        ],
        integrations: ['Excel', 'Google Sheets', 'Power BI'],
      },
      {
        key: 'data',
        title: 'Data',
        subtitle: 'Plain answers from scattered figures',
        description:
          'Connects your sources, mends what does not agree and replies in sentences that name where each figure comes from.',
        features: [
          'Questions asked in everyday words',
          'Doubles and gaps found in your tables',
          'A warning while there is still time',
        ],
        integrations: ['BigQuery', 'PostgreSQL', 'Power BI'],
      },
      {
        key: 'communicatie',
        title: 'Communication',
        subtitle: 'One tone, read or heard',
        description:
          'Answers chat, telephone and mail, writes in your style, and translates with the words that your trade uses.',
        features: [
          'Chat and telephone, at night too',
          'Drafts for page, post and mailing',
          'Handover with the whole conversation',
        ],
        integrations: ['Zendesk', 'WhatsApp Business', 'WordPress'],
      },
      {
        key: 'voorraad',
        title: 'Inventory',
        subtitle: 'Enough on the shelf, and not too much',
        description:
          'Watches stock and sales together, sees a shortage coming and lays the purchase order ready for your yes.',
        features: [
          'Shortages seen before they happen',
          'Purchase orders prepared, never sent unasked',
          'Counts that agree with the shop',
        ],
        integrations: ['SAP', 'Odoo', 'Lightspeed'],
      },
      {
        key: 'administratie',
        title: 'Administration',
        subtitle: 'Typed over by nobody',
        description:
          'Reads orders, forms and invoices, puts them where they belong and asks for whatever is missing.',
        features: [
          'Mail, PDF and photographs read by OCR',
          'Approvals collected on the phone',
          'Payment reminders in a friendly tone',
        ],
        integrations: ['Exact', 'Twinfield', 'Microsoft 365'],
      },
      {
        key: 'marketing',
        title: 'Marketing',
        subtitle: 'No request left unanswered',
        description:
          'Catches leads wherever they come in, writes a campaign for each kind of reader and returns to a quiet quote.',
        features: [
          'Leads sorted the moment they arrive',
          'Campaign texts for your approval',
          'Quotes made from the notes of a call',
        ],
        integrations: ['HubSpot', 'Mailchimp', 'Google Ads'],
      },
    ],
  },
  process: {
    kicker: 'How a solution is made',
    title: 'From your measurements to a good fit.',
    steps: [
      {
        title: 'Measure',
        text: 'You tell us how the work is really done, with its exceptions and its Friday afternoons.',
      },
      {
        title: 'Draw',
        text: 'A blueprint shows the components, the systems they touch and the decisions that stay yours.',
      },
      {
        title: 'Sew',
        text: 'We put the agent together and try it on with examples of your own until it sits well.',
      },
      {
        title: 'Look after',
        text: 'Prices, rules and people change. We alter the agent, and you watch its work in the studio.',
      },
    ],
  },
  claims: {
    kicker: 'What came of it',
    title: 'Told by those who wear it.',
    items: [
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
    ],
  },
  closing: {
    title: 'Not sure which one you need?',
    text: 'Begin with the work that annoys you most. Discovery shows what an agent would make of it, and you may still say no.',
  },
};
