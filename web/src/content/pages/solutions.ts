import { paths } from '../../paths';
import { departments, departmentSlugs } from '../industries/departments';
import { everyIndustry } from '../industries/every-industry';
import { owner } from '../owner';
import {
  buildingItem,
  buildingTime,
  changes,
  claimsLead,
  claimsTitle,
  figuresLead,
} from '../owner-texts';
import { toConfirm } from '../to-confirm';
import { analystPrice, smallestPlan } from '../typical-start';

const { industry } = paths;

export const solutions = {
  meta: {
    title: 'AI solutions for every department',
    description:
      'AI agents for HR, finance, stock, marketing and more, built into the systems you use. See what each one does, and the way from request to working agent.',
  },
  hero: {
    title: 'An agent for every desk',
    lead: 'Pick a department and see which of its jobs an agent could take first.',
  },
  index: {
    title: 'Find your department',
    links: departmentSlugs.map((slug) =>
      Object.assign({ path: industry[slug] }, departments[slug]),
    ),
  },
  cards: {
    title: 'First jobs for an agent',
    lead: `${figuresLead(owner)} Systems are examples.`,
    featuresTitle: 'What it does',
    /**
     * Eight solutions with their keys (requirements, section 2). Only the first sentence of a description is always
     * visible. Each figure repeats one from the page at `path`, or from that of the Analyst Suite (requirements, section 9).
     */
    items: toConfirm('figures', [
      {
        key: 'hr',
        title: 'Fill the roster',
        path: industry.hr,
        subtitle: departments.hr.name,
        description: [
          'Finds out who can take an open shift and tells your people how much leave they have left.',
          'It can also screen applications (high-risk under the EU AI Act). People decide.',
        ],
        figure: { value: '30%', label: 'lower planning cost' },
        features: [
          'Rosters made from contracts and preferences',
          'Open shifts offered to those who may take them',
          'Questions about leave and rules answered',
        ],
        integrations: ['AFAS', 'Personio', 'Shiftbase'],
      },
      {
        key: 'controle',
        title: 'Find gaps before the auditor does',
        path: industry.compliance,
        subtitle: departments.compliance.name,
        description: [
          'Compares contracts with your standards and names what differs.',
          'It also compares records with the rules, then files the proof.',
        ],
        figure: { value: '99%', label: 'of evidence traceable' },
        features: [
          'Contracts compared with your standards',
          'A reminder before each deadline',
          'An audit file in the right order',
        ],
        integrations: ['SharePoint', 'DocuSign'],
      },
      {
        key: 'strategie',
        title: 'Try a decision on paper',
        path: industry.compliance,
        subtitle: departments.compliance.name,
        description: [
          'Calculates scenarios from your books and puts the choice on one page.',
          `With the Analyst Suite (${analystPrice} a month) on top of a plan, it follows your market as well.`,
        ],
        figure: { value: '60%', label: 'better decisions with the Analyst Suite' },
        features: [
          'Scenarios side by side',
          'Competitors followed day by day',
          'Board papers drafted for you to edit',
        ],
        integrations: ['Excel', 'Google Sheets', 'Power BI'],
      },
      {
        key: 'data',
        title: 'Ask where the margin went',
        path: industry.data,
        subtitle: departments.data.name,
        description: [
          'Connects your sources and says where each figure comes from.',
          'It answers in sentences and points out where your sources disagree.',
        ],
        figure: { value: '80%', label: 'faster reports' },
        features: [
          'Questions asked in everyday words',
          'Duplicates and gaps found in your tables',
          'A warning when a margin slips',
        ],
        integrations: ['BigQuery', 'PostgreSQL', 'Power BI'],
      },
      {
        key: 'communicatie',
        title: 'Answer every message',
        path: industry['customer-service'],
        subtitle: departments['customer-service'].name,
        description: [
          'Answers chat, email and, with the Voice Agent, the phone.',
          'It writes in your style and knows the words of your trade.',
        ],
        figure: { value: '24/7', label: 'answers' },
        features: [
          'Chat and phone by an agent that says it is AI',
          'Replies drafted for your team to send',
          'Handover with the whole conversation',
        ],
        integrations: ['Zendesk', 'WhatsApp Business', 'WordPress'],
      },
      {
        key: 'voorraad',
        title: 'Order before the shelf is empty',
        path: industry.operations,
        subtitle: departments.operations.name,
        description: [
          'Sees a shortage coming and prepares the purchase order for you to approve.',
          'It watches stock and sales together.',
        ],
        figure: { value: '45%', label: 'faster order handling' },
        features: [
          'A warning while the supplier can still deliver',
          'Purchase orders prepared for approval',
          'Counts compared with sales',
        ],
        integrations: ['SAP', 'Odoo', 'Lightspeed'],
      },
      {
        key: 'administratie',
        title: 'Enter orders, prepare invoices',
        path: industry.finance,
        subtitle: departments.finance.name,
        description: [
          'Enters the orders that your rules cover and prepares incoming invoices for your approval.',
          'When a detail is missing, the agent asks for it.',
        ],
        figure: { value: '70%', label: 'faster invoice handling' },
        features: [
          'Emails, PDFs and photos read',
          'Approvals given on a phone',
          'Payment reminders in a friendly tone',
        ],
        integrations: ['Exact', 'Twinfield', 'Microsoft 365'],
      },
      {
        key: 'marketing',
        title: 'Follow up the quotes',
        path: industry.marketing,
        subtitle: departments.marketing.name,
        description: [
          'Collects leads wherever they come in and follows up unanswered quotes.',
          'It also drafts a campaign for each kind of reader.',
        ],
        figure: { value: '25%', label: 'higher conversion' },
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
    title: 'Four steps to a working agent',
    lead: `You can stop after step two and keep the blueprint. Besides ${buildingItem(owner)}, daily use starts at ${smallestPlan()} a month.`,
    steps: [
      {
        title: 'Request',
        duration: 'reply within 24 hours',
        text: 'A person reads what you wrote and answers.',
      },
      {
        title: 'Discovery',
        duration: '3-5 days',
        text: 'You tell our chatbot how the work is really done, exceptions included. The blueprint shows the components, the systems and what stays with you.',
      },
      {
        title: 'Build',
        duration: buildingTime(owner) ?? 'as your roadmap says',
        text: 'We put the agent together and test it on your past cases. It goes live when your people trust\u00a0its\u00a0answers.',
      },
      {
        title: 'Daily use',
        duration: 'while your plan runs',
        text: `In every paid plan we change the agent when prices, rules or people change.${changes(owner)}`,
      },
    ],
  },
  /** Results of success stories (requirements, section 9). `path` is the page with the story. */
  claims: {
    title: claimsTitle(owner),
    lead: claimsLead(owner),
    items: Object.values(everyIndustry).flatMap(({ slug, stories }) =>
      stories.stories.flatMap(({ result }) =>
        result ? { claim: result, label: departments[slug].name, path: industry[slug] } : [],
      ),
    ),
  },
  closing: {
    title: 'The most annoying job is a good first one',
    text: 'Discovery shows how an agent would do it, and you can still say no.',
  },
} as const;

export type SolutionsContent = typeof solutions;
