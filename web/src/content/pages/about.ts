import { owner } from '../owner';
import { companyRows, proofRows } from '../owner-texts';
import { toConfirm } from '../to-confirm';
import type { PageMetadata } from '../types/page';

type Side = 'top' | 'top left' | 'right' | 'bottom' | 'left';

export interface PinnedCountry {
  /** English name, which the map's data also use (brand/illustrations/europe-map-data.ts). */
  name: string;
  /** Side of the map pin on which the country's label is, so that no labels overlap. */
  labelAt: Side;
  language: string;
}

/** The countries on the map, whose pins a line joins in this order. The map's data must contain their outlines. */
const countries = toConfirm('figures', [
  { name: 'Germany', labelAt: 'bottom', language: 'German' },
  { name: 'Netherlands', labelAt: 'top left', language: 'Dutch' },
  { name: 'Belgium', labelAt: 'left', language: 'Dutch, French and German' },
  { name: 'France', labelAt: 'right', language: 'French' },
  { name: 'Spain', labelAt: 'bottom', language: 'Spanish' },
]);

export type CountryName = (typeof countries)[number]['name'];

const meta: PageMetadata = {
  title: 'About us: agents made to measure',
  description:
    'We build AI agents the way a tailor works. How the company began, who stands behind it and what you can hold us to.',
};

export const about = {
  meta,
  hero: {
    title: 'Made for the way you work',
    lead: '“Maatwerk” is Dutch for made to measure. We build AI agents for businesses in Europe and run them. You bring the work that weighs on your team, and we take over the part that an agent can do.',
  },
  /** Figures of the requirements (section 9). They differ from those of the home page. */
  statistics: {
    title: 'In figures',
    items: toConfirm('figures', [
      { value: '2024', label: 'founded' },
      { value: '5', label: 'countries' },
      { value: '200+', label: 'agents deployed' },
      { value: '100+', label: 'clients' },
    ]),
  },
  story: {
    kicker: 'Our story',
    title: 'It began with a cupboard full of software',
    paragraphs: [
      'Every company we knew had one. It held programs bought with good intentions, half of them known only to one person, who had since left. Each had promised to save time, and each had asked for time first.',
      'In 2024 we decided to turn that round. We would not sell another program to learn. We would ask which work to hand over first, build the agent that does it and look after it while the plan runs.',
      'The first agents were made by hand. Then the same tasks came back: reading a form, or finding a free slot. So we began to keep patterns. Today we assemble new agents from tested components and spend the time we save on what is different about you.',
    ],
    cupboard: {
      program: 'saves time',
      tasks: [
        ['find', 'a slot'],
        ['read', 'a form'],
      ],
    },
  },
  presence: {
    title: 'Our presence in five countries',
    lead: 'The pins mark customers, not offices; the list gives the local languages. The GDPR and the AI Act apply in all five.',
    countries,
  },
  owner: {
    title: 'Who we are, what is proven and what is not',
    items: [...companyRows(owner), ...proofRows(owner)],
  },
  values: {
    title: 'Hold us to four values',
    items: [
      {
        title: 'Human-centred AI',
        icon: 'person',
        text: 'An agent leaves people the work that needs a person. Before it goes live, those who do the job today check its answers. You name the decisions that stay with people.',
      },
      {
        title: 'Transparency',
        icon: 'eye',
        text: 'Whoever talks to an agent is told that it is AI. Whoever pays for one can read what it did, task by task.',
      },
      {
        title: 'Responsibility',
        icon: 'needle',
        text: 'When an agent gets something wrong, we correct the agent. You see what we changed.',
      },
      {
        title: 'Partnership',
        icon: 'chat',
        text: 'We would rather advise against an agent than build one that you do not need. “Not\u00a0yet” can be a good end to a conversation.',
      },
    ],
  },
  closing: {
    title: 'Show us an ordinary week',
    text: 'Tell us what happens in your company from Monday to Friday. We look for the part that an agent can do.',
  },
} as const;

export type AboutContent = typeof about;
