import { named } from '../components';
import { discovery } from '../features/discovery';
import { toConfirm } from '../to-confirm';
import { owner } from '../owner';
import { chatbotMaker, discoveryDays, discoveryDeduction, discoveryRefund } from '../owner-texts';
import { planFor } from '../typical-start';
import type { ServiceContent } from '../types/service';

const maker = chatbotMaker(owner);
const refund = discoveryRefund(owner);

/** The requirements fix the price and the durations (section 9). Some durations contradict each other (section 1). */
export const aiStrategyDiscoveryPage: ServiceContent = {
  slug: 'ai-strategy-discovery',
  meta: {
    title: 'AI strategy and Discovery',
    description:
      'A Discovery session for €400 one-time: intake, technical assessment, strategy blueprint and 30 days of studio access. The result comes in 3-5 days.',
  },
  hero: {
    kicker: 'Services / AI Strategy & Discovery',
    title: 'We plan before we build',
    lead: 'Discovery finds out which tasks an agent can take over and where to begin. €400, once. You have the result in 3-5 days and keep the blueprint.',
  },
  drawing: {
    kind: 'measuring',
    content: {
      code: 'blueprint / front-desk agent',
      legend: 'Solid: the agent. Dashed: people.',
      work: { agent: 'Bookings', people: 'Complaints', nobody: ['Wine', 'order'] },
    },
  },
  process: {
    title: 'Discovery in four steps',
    lead: `Steps two and three share one working week.${discoveryDays(owner) || ' The result takes 3-5 days.'}`,
    steps: [
      {
        title: 'Intake',
        duration: '2 hours',
        text: `Our chatbot asks how your work runs and where it stalls, and our people review your answers. Please leave names out. This chat asks more than the free intake.${maker ? ` ${maker}` : ''}`,
      },
      {
        title: 'Technical assessment',
        duration: '1 week',
        text: 'We check every idea against your systems and their data, under a processing agreement. We cross out what does not hold up and say why.',
      },
      {
        title: 'Strategy blueprint',
        duration: '1 week',
        text: 'Each agent is drawn with its components and its limits. A roadmap says which one to make first and which can wait.',
      },
      {
        title: 'Studio access',
        duration: '30 days',
        text: 'You get a key to the studio, the tool where agents are managed. Look around with your blueprint beside you. Access ends by itself after 30 days.',
      },
    ],
  },
  blueprint: {
    title: 'A blueprint to look at',
    lead: 'An example, shorter than yours will be, for a restaurant that misses messages in the evening.',
    sheet: 'Front-desk agent',
    rows: [
      { name: 'Takes over', text: 'Bookings by chat and email, and the questions about them' },
      { name: 'Components', text: named('AC-01', 'AC-07', 'AC-12', 'AC-15') },
      {
        name: 'Connects to',
        text: 'Chat, inbox and bookings, to answer, book and rebook',
      },
      { name: 'Stays with people', text: 'Complaints, and parties that fill the room' },
      {
        name: 'Crossed out',
        text: 'The wine order. It follows no rule that anybody could write down',
      },
      { name: 'Plan', text: `${planFor(4)}, with room for one more component` },
      { name: 'First step', text: 'The chat alone, while the team still reads along' },
    ],
  },
  offer: {
    title: 'Six results for one price',
    deliverables: [
      {
        title: 'Your intake, written up',
        text: 'What you told us, in words that your colleagues recognise.',
      },
      { title: 'Use cases, checked', text: 'Reviewed one by one, the rejected ones included.' },
      {
        title: 'A blueprint',
        text: 'Agents, components and the plan that fits them, on one sheet.',
      },
      {
        title: 'A roadmap',
        text: 'What comes first, how long it takes and what we need from you.',
      },
      { title: 'Studio access', text: '30 days to see how agents are managed.' },
      {
        title: 'A straight answer',
        text: `Go ahead, start smaller, or leave it for now.${refund ? ` The €400 is ${refund}.` : ''}`,
      },
    ],
    price: toConfirm('prices', {
      title: 'Full Discovery',
      amount: discovery.price.amount,
      terms: discovery.price.text,
      result: 'Result in 3-5 days',
      points: [
        discoveryDeduction(owner) ?? 'No subscription attached',
        'All six included',
        'A reply to your request within 24 hours',
      ],
    }),
  },
  closing: {
    title: 'Start with the job you put off',
    text: 'The task that keeps moving down the list, the inbox full again by noon: there an agent helps most.',
  },
};
