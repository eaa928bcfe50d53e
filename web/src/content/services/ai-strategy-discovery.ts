import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { ServiceContent } from '../types/service';

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
    lead: 'Discovery finds out which of your tasks an agent can take over, what that takes and where to begin. You pay once. The blueprint is yours to keep.',
    picture: 'measuring',
  },
  process: {
    kicker: 'How it goes',
    title: 'Four steps, from chat to studio.',
    lead: 'You are needed for the first one, and for access to your systems. Assessment and blueprint share the working week that follows.',
    steps: toConfirm('promises', [
      {
        title: 'Intake',
        duration: '2 hours',
        text: 'Our intake chatbot asks how your work runs, what comes in, who touches it and where it waits. Our people then review your answers.',
      },
      {
        title: 'Technical assessment',
        duration: '1 week',
        text: 'We check every idea against your systems and their data, under a processing agreement. What does not hold up is crossed out, with the reason.',
      },
      {
        title: 'Strategy blueprint',
        duration: '1 week',
        text: 'Each agent is drawn with its components, its connections and its limits. A roadmap says which one to make first and which can wait.',
      },
      {
        title: 'Studio access',
        duration: '30 days',
        text: 'You get a key to the studio, the tool where agents are managed. Look around with your blueprint beside you.',
      },
    ]),
  },
  offer: {
    title: 'Yours, whatever you decide next.',
    deliverables: [
      {
        title: 'Your intake, written up',
        text: 'What you told us, in words that your colleagues recognise.',
      },
      {
        title: 'Use cases, checked',
        text: 'Reviewed one by one. What we reject is listed with the reason.',
      },
      {
        title: 'A blueprint',
        text: 'Agents, components and the plan that fits them, on one sheet.',
      },
      { title: 'A roadmap', text: 'What comes first, how long it takes and what it asks of you.' },
      { title: 'Studio access', text: 'Thirty days to see how agents are managed.' },
      { title: 'A straight answer', text: 'Go ahead, start smaller, or leave it for now.' },
    ],
    price: toConfirm('prices', {
      title: 'Full Discovery',
      amount: '€400',
      terms: 'one-time',
      result: 'Result in 3-5 days',
      points: [
        'No subscription attached',
        'All six included; our reply says whether VAT is added',
        'A reply to your request within 24 hours',
      ],
    }),
  },
  closing: {
    title: 'Start with the messy drawer.',
    text: 'The task that keeps moving down the list, the inbox that is full again by noon. That is where Discovery helps most.',
  },
};
