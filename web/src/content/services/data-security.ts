import { components } from '../components';
import { owner } from '../owner';
import {
  dataRows,
  furtherDataRows,
  standardsLead,
  websiteData,
  withoutReport,
} from '../owner-texts';
import { toConfirm } from '../to-confirm';
import type { ServiceContent } from '../types/service';

const written = [
  ...dataRows(owner),
  ...furtherDataRows(owner),
  {
    name: 'Your systems',
    text: 'An agent works through your system’s API. If there is none, we tell you before you pay for building.',
  },
  { name: 'This website', text: websiteData(owner) },
  {
    name: 'Your browser',
    text: 'On this website it remembers that you closed the banner and, until the tab closes, what you have typed into its forms. For the challenge, a quiz, it keeps your score, badges, last visit and how often you closed it, so that it stops opening by itself. These notes stay in your browser.',
  },
];

export const dataSecurityPage: ServiceContent = {
  slug: 'data-security',
  meta: {
    title: 'Data security for AI agents',
    description:
      'How we protect your data: access by need, encryption, a trail you can read and a date for deletion. What we do about GDPR and the EU AI Act.',
  },
  hero: {
    kicker: 'Services / Data Security',
    title: 'An agent sees only its part',
    lead: 'Agents read invoices and customers’ letters. We build them so that each sees only what its job needs, and you can check this in the studio.',
  },
  drawing: {
    kind: 'access',
    content: {
      caption: 'An example: who may see what',
      record: 'Record',
      agents: [components['AC-24'], components['AC-12'], components['AC-07'], components['AC-15']],
      records: [
        { name: 'Roster', cloth: 'cobalt', rights: { [components['AC-24']]: 'edits' } },
        {
          name: 'Calendar',
          cloth: 'plum',
          rights: { [components['AC-24']]: 'reads', [components['AC-12']]: 'edits' },
        },
        { name: 'Bookings', cloth: 'moss', rights: { [components['AC-12']]: 'edits' } },
        {
          name: 'Inbox',
          cloth: 'cobalt',
          rights: { [components['AC-07']]: 'reads', [components['AC-15']]: 'writes' },
        },
        { name: 'Invoices', cloth: 'thread', rights: { [components['AC-07']]: 'adds' } },
        { name: 'CRM', cloth: 'plum', rights: { [components['AC-15']]: 'reads' } },
        { name: 'Salaries', cloth: 'secret', rights: {} },
      ],
      none: 'no access',
      note: 'A window means access. No agent here sees the salaries.',
    },
  },
  features: {
    title: 'Built into every agent',
    items: [
      {
        icon: 'key',
        title: 'One key each',
        text: 'Each agent has an account with only the rights that its job needs. You can take them back at any moment.',
      },
      toConfirm('standards', {
        icon: 'lock',
        title: 'Encrypted and kept apart',
        text: 'What your agents store is encrypted, and so are their links to your systems. Each customer’s data is kept apart.',
      }),
      {
        icon: 'list',
        title: 'A trail you can read',
        text: 'Every task is written down in the studio, with what was looked up and what was changed. You read it there, and so do those of us who look after your agent.',
      },
      {
        icon: 'clock',
        title: 'An end date',
        text: 'Before an agent stores anything, we agree with you when the data will be deleted.',
      },
    ],
  },
  standards: {
    title: 'Six standards, four of them laws',
    lead: standardsLead(owner),
    items: toConfirm('standards', [
      {
        name: 'GDPR',
        subject: 'The EU’s data protection law',
        text: 'We sign a data processing agreement, take in no more than the task needs and help you answer anyone who asks what you hold about them.',
      },
      {
        name: 'EU AI Act',
        subject: 'The EU’s law on artificial intelligence',
        text: 'We work out each agent’s risk class with you. Screening applicants counts as high-risk, even though a person decides. People are told that they are talking to AI.',
      },
      {
        name: 'ISO/IEC 27001',
        subject: 'Managing information security',
        text: 'Ask about any of its controls, from access to incidents. You get answers in writing.',
      },
      {
        name: 'SOC 2',
        subject: 'Reports on service providers',
        text: `${withoutReport(owner)}We answer your auditor’s questions on its criteria in writing.`,
      },
      {
        name: 'NIS2',
        subject: 'Cybersecurity for critical sectors',
        text: 'If your company falls under it, we follow your risk management and agree with you whom we tell about incidents.',
      },
      {
        name: 'ePrivacy',
        subject: 'Cookies, calls and messages',
        text: 'We settle with you whom an agent may write to or call and on what consent. This website sets no cookies. What we store in your browser is listed below.',
      },
    ]),
    contract: 'Before your agent works with any data, you have a processing agreement with us.',
  },
  terms: { title: 'Our answers in writing', items: written },
  closing: {
    title: 'Put us through your checklist',
    text: 'Email it to us, before Discovery if you like. Nothing is built until your questions are settled.',
  },
};
