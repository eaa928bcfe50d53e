import type { PageMetadata } from './page-content';

type Side = 'top' | 'right' | 'bottom' | 'left';

export interface PinnedCountry {
  /** As the atlas spells it, in English. */
  name: string;
  /** On which side of its pin the label stands, so that no two meet. */
  labelAt: Side;
  /** What customers there speak with our agents. */
  language: string;
}

/**
 * The countries on the map, along the thread that joins them. After a change, draw the map anew:
 * `npx tsx web/build/europe-map.ts`.
 */
const countries = [
  { name: 'Germany', labelAt: 'right', language: 'German' },
  { name: 'Netherlands', labelAt: 'top', language: 'Dutch' },
  { name: 'Belgium', labelAt: 'left', language: 'Dutch, French and German' },
  { name: 'France', labelAt: 'left', language: 'French' },
  { name: 'Spain', labelAt: 'bottom', language: 'Spanish' },
] as const satisfies PinnedCountry[];

export type CountryName = (typeof countries)[number]['name'];

const meta: PageMetadata = {
  title: 'About us: agents made to measure',
  description:
    'Why we build AI agents the way a tailor works: who we are, the five European countries we work in, and the four values that every agent is made by.',
};

export const about = {
  meta,
  hero: {
    kicker: 'About',
    title: 'Made by people who listen first.',
    lead: 'We build, maintain and improve AI agents for businesses in Europe. You bring the work that weighs on your team. We take its measure, and take it over.',
  },
  /** Figures of the specification, section 9. The home page claims other ones: never unify them. */
  statistics: {
    title: 'Our measurements',
    items: [
      { value: '2024', label: 'founded' },
      { value: '5', label: 'countries' },
      { value: '200+', label: 'agents deployed' },
      { value: '100+', label: 'clients' },
    ],
  },
  story: {
    kicker: 'Our story',
    title: 'It began with a cupboard full of software.',
    paragraphs: [
      'Every company we knew had one: programs bought with good intentions, half of them learned by one person who had since left. Each had promised to save time, and each had asked for time first.',
      'In 2024 we decided to turn that round. We would not sell another tool. We would ask which work should be gone by Friday, build the agent that does it, and stay responsible for it afterwards.',
      'The first agents were made entirely by hand. Then we saw the same pieces come back: reading a form, finding a free slot, writing a friendly reminder. So we began to keep patterns. Today we cut new agents from those tested components, and spend the hours we save on the part that differs: you.',
    ],
  },
  presence: {
    kicker: 'Where we work',
    title: 'Our presence: five countries, one thread.',
    lead: 'Our agents answer customers and colleagues in the languages of the place, and under the rules that all five share.',
    countries,
  },
  values: {
    kicker: 'What we hold to',
    title: 'Four values in every seam.',
    items: [
      {
        title: 'Human-centred AI',
        text: 'An agent is there to give people back the part of their work that needs a person. Before we build one, we ask the people who do the job today, and they keep the last word.',
      },
      {
        title: 'Transparency',
        text: 'Whoever talks to an agent is told so. Whoever pays for one can read what it did, action by action, and what every action cost.',
      },
      {
        title: 'Responsibility',
        text: 'When an agent gets something wrong, the mistake is ours to mend. We look after what we made for as long as you use it.',
      },
      {
        title: 'Partnership',
        text: 'We would rather advise against an agent than build one that you do not need. Some of our best conversations ended with: not yet.',
      },
    ],
  },
  closing: {
    title: 'Come and be measured.',
    text: 'Show us an ordinary week in your company. In a Discovery session we find the work in it that an agent can do.',
  },
} as const;

export type AboutContent = typeof about;
