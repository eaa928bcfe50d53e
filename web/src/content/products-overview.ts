import { paths } from '../router/paths';
import type { RoutesContent } from './product-content';

const { product } = paths;

const routes: RoutesContent = {
  kicker: 'Compared',
  title: 'Follow the thread through each of them.',
  columns: ['Takes in', 'Hands back', 'Works in'],
  rows: [
    {
      name: 'AI Agent Suite',
      to: product['ai-suite'],
      cells: [
        'Requests and tasks, from a chat to a gap in the roster',
        'The task, carried out, and a line about it in your studio',
        'Your chat, calendar, HR and order systems',
      ],
    },
    {
      name: 'Voice Agent',
      to: product['voice-agents'],
      cells: [
        'Telephone calls, 24/7, in 50+ languages',
        'An answer on the line, and a written summary for your team',
        'Your own number, with your calendar and bookings',
      ],
    },
    {
      name: 'Document Processing',
      to: product['document-processing'],
      cells: [
        'Invoices, orders and forms, however they were sent',
        'Checked data, and the few documents that need your eye',
        'The way from your letterbox to accounts, ERP or archive',
      ],
    },
    {
      name: 'Analyst Suite',
      to: product['analysis-suite'],
      cells: [
        'A question in plain words, and the names of your competitors',
        'An answer with its sources, or a note at a fixed hour',
        'A chat, and the report that you send round anyway',
      ],
    },
  ],
};

export const productsOverview = {
  meta: {
    title: 'AI products compared, side by side',
    description:
      'AI Agent Suite, Voice Agent, Document Processing and Analyst Suite compared: what each of them takes in, what it hands back, and where it works.',
  },
  hero: {
    kicker: 'Products',
    title: ['Work in.', 'Results out.'],
    lead: 'Four products from one workshop. Look for the work that reaches you every day; the right one is at the other end of its thread.',
    pricing: { text: 'See pricing', to: paths.pricing },
  },
  routes,
  choice: {
    kicker: 'Which one first?',
    title: 'Begin where it pinches.',
    items: [
      {
        complaint: 'The phone rings while my hands are full.',
        name: 'Voice Agent',
        to: product['voice-agents'],
      },
      {
        complaint: 'We retype what the supplier has typed before.',
        name: 'Document Processing',
        to: product['document-processing'],
      },
      {
        complaint: 'A customer tells me what my competitor charges.',
        name: 'Analyst Suite',
        to: product['analysis-suite'],
      },
      {
        complaint: 'All of it, and the roster is not done either.',
        name: 'AI Agent Suite',
        to: product['ai-suite'],
      },
    ],
  },
  together: {
    kicker: 'Sewn together',
    title: 'One delivery, four pairs of hands.',
    lead: 'Each product works by itself. When a lorry is late on a Tuesday, they pass the thread on.',
    items: [
      {
        icon: 'phone',
        title: 'Voice Agent',
        text: 'Takes the driver’s call and writes down the new time of arrival.',
      },
      {
        icon: 'swap',
        title: 'AI Agent Suite',
        text: 'Moves the unloading shift and tells the customers who wait.',
      },
      {
        icon: 'document',
        title: 'Document Processing',
        text: 'Compares the delivery note with the order at the door.',
      },
      {
        icon: 'chart',
        title: 'Analyst Suite',
        text: 'Answers whether this carrier has become slower than others.',
      },
    ],
  },
  closing: {
    title: 'Not sure which one?',
    text: 'Discovery begins with your work and not with our catalogue. You leave with a plan for the piece that saves you most.',
  },
} as const;

export type ProductsOverviewContent = typeof productsOverview;
