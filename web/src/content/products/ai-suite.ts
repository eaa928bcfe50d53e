import { paths } from '../../router/paths';
import type { CombinationsContent, ExecutionsContent, ProductContent } from '../product-content';

export const content: ProductContent = {
  path: paths.product['ai-suite'],
  meta: {
    title: 'AI Agent Suite: agents and their studio',
    description:
      'Agents for customer support, HR and scheduling, and process automation, made of Actionable Components. You follow all of their work in one studio.',
  },
  hero: {
    kicker: 'Products / AI-Suite',
    title: ['A team, cut', 'to your work.'],
    lead: 'Agents for customer support, HR and scheduling, and the processes in between. We put each one together for you; in the studio you see what it does and have the last word.',
    action: 'Start with Discovery',
  },
  impact: {
    kicker: 'What it changes',
    title: 'The routine stays on schedule, also when you are not there.',
    lead: 'Agents wait neither for Monday nor for a pile that is worth starting on.',
    metrics: [
      { value: 90, label: 'faster replies', color: 'cobalt' },
      { value: 100, display: '24/7', label: 'agents on duty', color: 'thread' },
      { value: 75, label: 'less routine work', color: 'moss' },
      { value: 50, label: 'lower handling cost', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Actionable Components',
    title: 'Four drawers, full of pieces.',
    lead: 'A component has one skill and has it well. Every agent is a choice from these four drawers.',
    items: [
      {
        icon: 'chat',
        title: 'Communication',
        text: 'Talks and writes with people: on your website, on the telephone and by email.',
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
        text: 'Weighs, plans and proposes, and asks one of you when the rules do not settle it.',
        note: 'HR screener, shift scheduler, request sorter',
      },
    ],
  },
  useCases: {
    kicker: 'Use cases',
    title: 'Three departments, one way of working.',
    items: [
      {
        title: 'Customer support',
        text: '“Where is my parcel?” arrives by chat, by email and on the phone. One agent looks it up in your order system and answers all of them, and knows when a person should take over.',
        benefits: [
          'Answers outside opening hours',
          'The same answer on every channel',
          'Hard cases handed over with a summary',
          'Questions without an answer listed for you',
        ],
      },
      {
        title: 'HR and scheduling',
        text: 'Somebody calls in sick at dawn. The agent asks those who are free and allowed to step in, fills the shift and updates the roster before the doors open.',
        benefits: [
          'Gaps filled before the day begins',
          'Rest times and contracts checked first',
          'Applicants who hear back soon',
          'Leave questions settled in a chat',
        ],
      },
      {
        title: 'Process automation',
        text: 'An order comes in by email. The agent reads it, checks the stock, enters it and confirms it. What does not add up lands on the right desk, with the reason on top.',
        benefits: [
          'No typing over between systems',
          'Every step on record in the studio',
          'Exceptions with the person who can decide',
          'Works with the programs you have',
        ],
      },
    ],
  },
  stories: {
    kicker: 'Success stories',
    title: 'Two teams that grew without a vacancy.',
    stories: [
      {
        title: 'A hotel hands over its evenings',
        text: 'Late arrivals, breakfast times and changed bookings used to wait for the morning shift. A front-desk agent now answers in chat and on the phone, and leaves a note.',
        quote: 'We open the studio with the first coffee and see what the night was like.',
      },
      {
        title: 'A cleaning company gets its rosters straight',
        text: 'Hours, sick notes and rosters each lived in a program of their own, and the office carried news from one to the other. Agents keep them in step now, and the office hears of it when something does not fit.',
        quote: 'I plan people again. I used to plan spreadsheets.',
      },
    ],
  },
  closing: {
    title: 'Which job would you give away first?',
    text: 'Tell us about that one. In Discovery we draw its pattern: the components, the systems they touch and where you keep the last word.',
  },
};

/** Specification, section 9: component combinations. */
export const combinations: CombinationsContent = {
  kicker: 'Combinations',
  title: 'As many pieces as the job asks for.',
  lead: 'You pay for components, so we count them before we cut.',
  items: [
    {
      name: 'A simple support bot',
      from: 2,
      to: 3,
      text: 'It knows your answers and gives them in chat. With a third piece it also hands over to a colleague, summary included.',
    },
    {
      name: 'A recruitment assistant',
      from: 10,
      to: 25,
      text: 'It reads applications, lays them beside your criteria, plans the interviews and writes to every candidate. Each system that takes part adds a piece.',
    },
  ],
};

/** Specification, section 2: a transparent execution model. */
export const executions: ExecutionsContent = {
  kicker: 'Execution model',
  title: 'You can count along.',
  lead: 'Every agent action is counted once, short or long. The studio lists each of them by time, component and result.',
  points: [
    'A long document counts the same as a short message.',
    'You see the count as it happens, not on an invoice.',
    'Your plan says how many there are in a month.',
  ],
  receiptTitle: 'Tuesday, 9 o’clock',
  count: '1 execution',
  examples: [
    'A question answered in chat',
    'An invoice read and checked',
    'A shift filled after a sick call',
    'An application laid beside the criteria',
  ],
};
