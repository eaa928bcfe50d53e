import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { CombinationsContent, ExecutionsContent, ProductContent } from '../types/product';

export const content: ProductContent = {
  path: paths.product['ai-suite'],
  meta: {
    title: 'AI Agent Suite: agents and their studio',
    description:
      'Agents for customer support, HR, scheduling and process automation, built from Actionable Components. You follow all of their work in one studio.',
  },
  hero: {
    kicker: 'Products / AI-Suite',
    title: ['A team, cut', 'to your work.'],
    lead: 'Agents for customer support, HR, scheduling and the processes in between. We put each one together for you. In the studio you see what it does and set its limits.',
    action: 'Start with Discovery',
  },
  impact: {
    title: 'Routine work keeps moving, even when you are away.',
    lead: 'An agent starts when the work comes in. It does not wait for Monday, or for a pile worth starting on.',
    metrics: toConfirm('figures', [
      { value: 90, label: 'faster replies', color: 'cobalt' },
      { value: 100, display: '24/7', label: 'agents on duty', color: 'thread' },
      { value: 75, label: 'less routine work', color: 'moss' },
      { value: 50, label: 'lower handling cost', color: 'plum' },
    ]),
  },
  features: {
    kicker: 'Actionable Components',
    title: 'Four groups of components.',
    lead: 'A component does one thing, and does it well. Every agent is put together from these four groups.',
    items: [
      {
        icon: 'chat',
        title: 'Communication',
        text: 'Talks with people by chat, phone and email, and says it is AI.',
        note: 'Chat FAQ agent, voice FAQ agent, email follow-up bot',
      },
      {
        icon: 'document',
        title: 'Data Processing',
        text: 'Opens what comes in and turns it into data that your systems can work with.',
        note: 'Document processor, form reader, address check',
      },
      {
        icon: 'plug',
        title: 'Integrations',
        text: 'Looks things up and writes them down in the programs you already have.',
        note: 'Reservation agent, calendar, accounting, CRM',
      },
      {
        icon: 'bulb',
        title: 'Intelligence',
        text: 'Weighs, plans and proposes. When the rules do not settle a case, it asks one of your people.',
        note: 'HR screener, shift scheduler, request sorter',
      },
    ],
  },
  useCases: {
    kicker: 'Use cases',
    title: 'Three jobs, one way of working.',
    items: [
      {
        title: 'Customer support',
        text: '“Where is my parcel?” arrives by chat, by email and by phone. One agent looks it up in your order system and answers all of them. It knows when a person should take over.',
        benefits: [
          'Answers outside opening hours',
          'The same answer on every channel',
          'Hard cases handed over with a summary',
          'Unanswered questions listed for you',
        ],
      },
      {
        title: 'HR and scheduling',
        text: 'Somebody calls in sick at dawn. The agent asks those who are free and allowed to step in, fills the shift once one of them agrees and updates the roster before the doors open.',
        benefits: [
          'Gaps filled before the day begins',
          'Rest times and contracts checked first',
          'Applications summed up for your decision',
          'Leave questions answered in a chat',
        ],
      },
      {
        title: 'Process automation',
        text: 'An order comes in by email. The agent reads it, checks the stock, enters it and confirms it. An exception lands on the right desk, with the reason on top.',
        benefits: [
          'Less retyping between systems',
          'Every step on record in the studio',
          'Exceptions sent to whoever can decide',
          'Works with the programs you have',
        ],
      },
    ],
  },
  stories: {
    title: 'Less carrying back and forth.',
    stories: toConfirm('stories', [
      {
        title: 'A hotel hands over its evenings',
        text: 'Questions about arrival, breakfast and bookings used to wait for the morning shift. A front-desk agent now answers in chat and by phone and leaves a note.',
        quote: 'Over the first coffee, the team reads what the night was like.',
      },
      {
        title: 'A cleaning company gets its rosters straight',
        text: 'Hours, sick notes and rosters each lived in a different program, and the office carried news from one to the other. Agents keep them in step now. The office hears of it when something does not match.',
        quote: 'The office looks after people again, not spreadsheets.',
      },
    ]),
  },
  closing: {
    title: 'Name the job you would hand over first.',
    text: 'In Discovery we work out which components it takes, which systems they touch and which decisions stay with you.',
  },
};

/** Specification, section 9: component combinations. */
export const combinations: CombinationsContent = {
  title: 'As many parts as the job asks for.',
  lead: 'A plan holds a number of components, so we count them before we build.',
  items: [
    {
      name: 'A simple support bot',
      from: 2,
      to: 3,
      text: 'It knows your answers and gives them in chat. With a third component it also hands over to a colleague, summary included.',
    },
    {
      name: 'A recruitment assistant',
      from: 10,
      to: 25,
      text: 'It compares applications with your criteria. People read each one and decide. Then it plans the interviews and drafts a message to every candidate. Each system that takes part adds a component.',
    },
  ],
};

/** Specification, section 2: a transparent execution model. */
export const executions: ExecutionsContent = {
  kicker: 'Execution model',
  title: 'You can keep count.',
  lead: 'Every agent action is counted once. An action is one finished task, however many components help with it. The studio lists every task with its steps.',
  points: toConfirm('prices', [
    'A long document counts the same as a short message.',
    'You see the count as it happens, before the invoice.',
    'Your plan says how many you get a month.',
  ]),
  receiptTitle: 'One morning',
  count: '1 execution',
  examples: [
    'A question answered in chat',
    'An invoice read and checked',
    'A shift filled when somebody is ill',
    'An application compared with your criteria',
  ],
};
