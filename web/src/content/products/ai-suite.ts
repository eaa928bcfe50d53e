import { named } from '../components';
import type { ProductContent } from '../types/product';
import { planFor, priceRange } from '../typical-start';

export const aiSuitePage: ProductContent = {
  slug: 'ai-suite',
  meta: {
    title: 'AI Agent Suite: agents and their studio',
    description:
      'Agents for customer support, HR, scheduling and process automation, built from Actionable Components. You follow all of their work in one studio.',
  },
  hero: {
    kicker: 'Products / AI-Suite',
    title: 'Agents for support, HR and orders',
    lead: 'We put each agent together for you and run it. In the studio, where agents are managed, you see what\u00a0it\u00a0did.',
    action: 'Start with Discovery',
  },
  impact: {
    title: 'Work starts when it comes in',
    lead: 'At night and on Sundays, too.',
    metrics: [
      { value: 90, label: 'faster replies', color: 'cobalt' },
      { value: 100, display: '24/7', label: 'agents on duty', color: 'thread' },
      { value: 75, label: 'less routine work', color: 'moss' },
      { value: 50, label: 'lower handling cost', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Actionable Components',
    title: 'One component, one skill',
    items: [
      {
        icon: 'chat',
        title: 'Communication',
        text: 'Talks with people by chat and email, or by phone with the Voice Agent. It says that it is AI.',
        note: named('AC-01', 'AC-02', 'AC-15'),
      },
      {
        icon: 'document',
        title: 'Data Processing',
        text: 'Opens what comes in and turns it into data that your systems can work with.',
        note: named('AC-07', 'AC-71', 'AC-62'),
      },
      {
        icon: 'plug',
        title: 'Integrations',
        text: 'Looks up and enters data in the programs you already have.',
        note: named('AC-12', 'AC-43', 'AC-61'),
      },
      {
        icon: 'bulb',
        title: 'Intelligence',
        text: 'Compares cases and proposes what to do. When the rules do not settle one, it asks a person.',
        note: named('AC-21', 'AC-24', 'AC-03'),
      },
    ],
  },
  useCases: {
    title: 'Jobs you can hand over',
    items: [
      {
        title: 'Customer support',
        text: '“Where is my parcel?” arrives by chat and by email. One agent looks it up in your order system and answers both. Complaints go to a person.',
        benefits: [
          'Answers outside opening hours',
          'The same answer on every channel',
          'Hard cases handed over with a summary',
          'Unanswered questions listed for you',
        ],
      },
      {
        title: 'HR and scheduling',
        text: 'At six, someone cannot come. The agent asks those who are free and allowed to step in. Once one of them agrees, the roster is up to date before the doors open.',
        benefits: [
          'Gaps filled before the day begins',
          'Rest times and contracts checked first',
          'Applications summed up for your decision',
          'Leave questions answered in a chat',
        ],
      },
      {
        title: 'Process automation',
        text: 'An order comes in by email. The agent checks the stock, enters and confirms what your rules cover. An exception lands on the right desk with the reason.',
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
    title: 'A language school and a cleaning company',
    picture: 'cup',
    stories: [
      {
        title: 'A language school hands over its evenings',
        text: 'Questions about courses used to wait for the morning. A front-desk agent now answers in chat and, with the Voice Agent, by phone.',
        quote: 'Over the first coffee, the team reads what happened overnight.',
      },
      {
        title: 'A cleaning company gets its rosters straight',
        text: 'Hours and rosters were kept in different programs. Now agents keep both up to date and report what does not match.',
        quote: 'The office has time for its people again.',
      },
    ],
  },
  closing: {
    title: 'Name the job you would hand over first',
    text: 'We work out which components it takes and which decisions stay with you.',
  },
};

/** Example agents (requirements, section 2). An agent has `from` to `to` components. */
export const combinations = {
  title: 'As many components as needed',
  lead: 'Components and tasks decide the plan.',
  items: [
    {
      name: 'A simple support bot',
      from: 2,
      to: 3,
      text: `It gives your answers or brings in a colleague. A third component follows up. For daily use it fits ${planFor(5)}.`,
    },
    {
      name: 'A recruitment assistant',
      from: 10,
      to: 25,
      text: `It compares applications with your criteria; the EU AI Act lists this as high-risk. People read each one and decide. The assistant plans interviews and drafts every reply to candidates. ${priceRange(10, 25)} The five components on our HR page are a smaller start: they note what fits, plan interviews and build rosters.`,
    },
  ],
} as const;

/**
 * An execution is one finished task, even if several components worked on it (requirements, section 2). Section 9 of
 * the requirements calls an execution an action.
 */
export const executions = {
  title: 'A finished task counts once',
  lead: 'A finished task is one execution, however many components help. The studio lists every task with its steps.',
  points: [
    'A long document counts the same as a short message.',
    'You see the count as it happens, long before the invoice.',
    'Pro includes 1,500 a month, Business 10,000.',
  ],
  receiptTitle: 'One morning',
  count: '1 execution',
  examples: [
    'A question answered in chat',
    'An invoice read and checked',
    'A shift filled when somebody is away',
    'An application compared with your criteria',
  ],
} as const;
