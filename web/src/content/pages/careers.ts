import { owner } from '../owner';
import { openApplicationNote } from '../owner-texts';
import { toConfirm } from '../to-confirm';
import type { Feature, PageMetadata } from '../types/page';

export type Phase = 'custom' | 'transition' | 'platform';

/** If `future` is true, `year` is a text and not a number (requirements, section 3). */
export interface TimelineEntry {
  year: string;
  quarter?: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  title: string;
  description: string;
  image: 'needle' | 'languages' | 'patterns' | 'drawer' | 'studio' | 'hands';
  achievements: readonly string[];
  phase: Phase;
  milestone?: boolean;
  future?: boolean;
}

const meta: PageMetadata = {
  title: 'Careers: make agents with us',
  description:
    'Four open positions in engineering, customer success, design and sales at a European maker of AI agents, with a learning budget and 25 vacation days.',
};

const values: readonly Feature[] = [
  {
    title: 'Ask before you build',
    text: 'We hear from the person who does the job today. Most good ideas about an agent are theirs, and we say so.',
  },
  {
    title: 'Finish what you start',
    text: 'A demonstration is only a beginning. Work is done when the customer no longer has to think about it.',
  },
  {
    title: 'Say it plainly',
    text: 'To customers, to each other and in what our agents write. If a sentence needs a glossary, we write another one.',
  },
  {
    title: 'Rest, then look again',
    text: 'Tired people make mistakes. We plan some slack, go home on time and check the work next morning.',
  },
];

const timeline: readonly TimelineEntry[] = [
  ...toConfirm('figures', [
    {
      year: '2024',
      quarter: 'Q1',
      title: 'Every agent by hand',
      description: 'First customers, one table. Nothing is reused, because nothing exists yet.',
      image: 'needle',
      achievements: ['Company founded', 'First agent in daily use'],
      phase: 'custom',
      milestone: true,
    },
    {
      year: '2024',
      quarter: 'Q3',
      title: 'Across the border',
      description:
        'Customers abroad ask for the same work in other languages. We learn to build for them too.',
      image: 'languages',
      achievements: ['Agents in several languages', 'First phone receptionist'],
      phase: 'custom',
    },
    {
      year: '2025',
      quarter: 'Q2',
      title: 'Pieces we could reuse',
      description:
        'The same skills keep coming back. We make them once, make them well and keep the pattern.',
      image: 'patterns',
      achievements: ['First Actionable Components', 'A test for every component'],
      phase: 'transition',
      milestone: true,
    },
    {
      year: '2025',
      quarter: 'Q3',
      title: 'A shelf of tested parts',
      description:
        'New agents begin with what is on the shelf. We work by hand only on what is different.',
      image: 'drawer',
      achievements: [
        'Shared components in most agents',
        'One fix reaches all agents that share a part',
      ],
      phase: 'transition',
    },
    {
      year: '2025',
      quarter: 'Q4',
      title: 'One studio for all agents',
      description:
        'Customers read in one place what their agents did, and so do those of us who look after them.',
      image: 'studio',
      achievements: ['Every task visible', 'Four products on one base'],
      phase: 'platform',
      milestone: true,
    },
  ]),
  {
    year: 'Next',
    title: 'In your hands',
    description: 'Customers will change whole agents in the studio. We still build them.',
    image: 'hands',
    achievements: ['Whole agents changed by customers', 'Components chosen from a catalogue'],
    phase: 'platform',
    future: true,
  },
];

export const careers = {
  meta,
  hero: {
    title: 'Good work and free evenings',
    lead: 'We make AI agents for European businesses and take our time over them. If you like to see your work used by people you have met, read on.',
    action: 'See the open positions',
  },
  values: { title: 'How we work together', items: values },
  benefits: {
    title: 'Room to learn and room to breathe',
    /** Figures of the requirements (section 9). */
    figures: toConfirm('promises', [
      {
        value: '€1,000',
        label: 'learning budget',
        text: 'For the books and courses that you choose.',
      },
      {
        value: '25',
        label: 'vacation days',
        text: 'Take them. We plan around your holiday, not through it.',
      },
    ]),
    items: toConfirm('promises', [
      { title: 'Flexible hours', text: 'Begin early or late, as long as your team knows.' },
      {
        title: 'Home or office',
        text: 'At home for what needs quiet, together for what goes better at one table.',
      },
      {
        title: 'Tools of your choice',
        text: 'A computer that you like and a chair that fits you.',
      },
      {
        title: 'A say in what we make',
        text: 'Anyone may question a plan, and gets an answer with reasons.',
      },
    ]),
  },
  timeline: {
    title: 'Custom work becomes a platform',
    lead: 'You would join halfway: much of what we know is now in components, and much is still to come.',
    phases: { custom: 'Custom Era', transition: 'Transition', platform: 'Platform Era' },
    milestoneLabel: 'Milestone',
    futureLabel: 'Still to come',
    entries: timeline,
  },
  positions: {
    title: 'Open positions',
    linkText: 'View position',
    open: {
      title: 'Nothing here for you?',
      text: `Tell us what you are good at. A CV can follow by email. ${openApplicationNote(owner)}`,
      sendCv: 'Send Your CV',
      chat: 'Schedule a Chat',
    },
  },
  closing: {
    title: 'Your business is welcome here too',
    text: 'No application needed. Tell us about the work that piles up and see which part an agent can take.',
  },
} as const;

export type CareersContent = typeof careers;
