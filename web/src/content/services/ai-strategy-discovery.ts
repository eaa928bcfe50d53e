import { paths } from '../../router/paths';
import type { ServiceContent } from '../service-content';

/** Durations and price: specification, section 9. The weeks of the steps and the 3-5 days of the result both stand. */
export const content: ServiceContent = {
  path: paths.service['ai-strategy-discovery'],
  meta: {
    title: 'AI strategy and Discovery',
    description:
      'A Discovery session for €400 one-time: intake, technical assessment, strategy blueprint and 30 days of Studio access. The result comes in 3-5 days.',
  },
  hero: {
    kicker: 'Services / AI Strategy & Discovery',
    title: 'We measure before we cut.',
    lead: 'Discovery finds out which of your tasks an agent can take over, what that takes, and where to begin. You pay once, and the pattern is yours to keep.',
    picture: 'measuring',
  },
  process: {
    kicker: 'How it goes',
    title: 'Four steps from talk to pattern.',
    lead: 'You need to be there for the first one. The rest we do, and we call when something is unclear.',
    steps: [
      {
        title: 'Intake',
        duration: '2 hours',
        text: 'You tell our intake chatbot how your work runs: what comes in, who touches it, where it waits. It keeps asking until the picture is clear.',
      },
      {
        title: 'Technical assessment',
        duration: '1 week',
        text: 'We hold every idea against your systems and the data in them. A use case that does not survive this is crossed out, with the reason.',
      },
      {
        title: 'Strategy blueprint',
        duration: '1 week',
        text: 'Each agent is drawn: its components, its connections, its limits. A roadmap says which one to make first, and which can wait.',
      },
      {
        title: 'Studio access',
        duration: '30 days',
        text: 'You get a key to the studio, the tool where agents are managed, and look around with your own blueprint beside you.',
      },
    ],
  },
  offer: {
    kicker: 'What you get',
    title: 'Yours, whatever you decide next.',
    deliverables: [
      {
        title: 'Your intake, written up',
        text: 'What we heard, in words that your colleagues recognise.',
      },
      {
        title: 'Use cases that hold',
        text: 'Reviewed and validated one by one, the rejected ones included.',
      },
      { title: 'A blueprint', text: 'Agents, components and connections on one sheet.' },
      { title: 'A roadmap', text: 'The order of work, and what each step asks of you.' },
      { title: 'Studio access', text: 'Thirty days to see how agents are managed.' },
      { title: 'A straight answer', text: 'Go ahead, start smaller, or leave it for now.' },
    ],
    price: {
      title: 'Full Discovery',
      amount: '€400',
      terms: 'one-time',
      result: 'Result in 3-5 days',
      points: [
        'No subscription attached',
        'Everything on these tags included',
        'An answer to your request within 24 hours',
      ],
    },
  },
  closing: {
    title: 'Bring us the messy drawer.',
    text: 'The task nobody wants, the list nobody updates, the mailbox nobody empties. That is where a Discovery begins best.',
  },
};
