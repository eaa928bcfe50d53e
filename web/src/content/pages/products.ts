import { paths } from '../../paths';
import type { RoutesContent } from '../types/product';

const { product } = paths;

const routes: RoutesContent = {
  kicker: 'Compared',
  title: 'Four products, side by side.',
  columns: ['Takes in', 'Hands back', 'Works in'],
  rows: [
    {
      name: 'AI Agent Suite',
      to: product['ai-suite'],
      cells: [
        'Requests and tasks, from a chat to a gap in the roster',
        'The task done, with a line about it in your studio',
        'Your chat, calendar, HR and order systems',
      ],
    },
    {
      name: 'Voice Agent',
      to: product['voice-agents'],
      cells: [
        'Phone calls, 24/7, in 50+ languages',
        'An answer on the line and a written summary for your team',
        'Your phone number, with your calendar and bookings',
      ],
    },
    {
      name: 'Document Processing',
      to: product['document-processing'],
      cells: [
        'Invoices, orders and forms, however they were sent',
        'Checked data, plus the documents that need your eye',
        'Your inbox, accounts, ERP or archive',
      ],
    },
    {
      name: 'Analyst Suite',
      to: product['analysis-suite'],
      cells: [
        'Your question in plain words, with the competitors you name',
        'An answer with its sources, or a note at a set time',
        'A chat, or the report you already send round',
      ],
    },
  ],
};

export const productsOverview = {
  meta: {
    title: 'AI products compared, side by side',
    description:
      'AI Agent Suite, Voice Agent, Document Processing and Analyst Suite compared: what each one takes in, what it hands back and where it works.',
  },
  hero: {
    kicker: 'Products',
    title: ['Work in.', 'Results out.'],
    lead: 'Four products that take over routine work. Find yours by the work that lands on your desk every day.',
    pricing: { text: 'See pricing', to: paths.pricing },
  },
  routes,
  choice: {
    title: 'Start where it hurts.',
    items: [
      {
        complaint: 'The phone rings while my hands are full.',
        name: 'Voice Agent',
        to: product['voice-agents'],
      },
      {
        complaint: 'We retype what the supplier has already typed.',
        name: 'Document Processing',
        to: product['document-processing'],
      },
      {
        complaint: 'I hear from customers what my competitor charges.',
        name: 'Analyst Suite',
        to: product['analysis-suite'],
      },
      {
        complaint: 'A bit of everything, and the roster on top.',
        name: 'AI Agent Suite',
        to: product['ai-suite'],
      },
    ],
  },
  together: {
    title: 'One delivery, four pairs of hands.',
    lead: 'Each product does its own job. Here is how all four handle a late lorry.',
    items: [
      {
        icon: 'phone',
        title: 'Voice Agent',
        text: 'Takes the driver’s call and writes down the new time of arrival.',
      },
      {
        icon: 'swap',
        title: 'AI Agent Suite',
        text: 'Moves the unloading slot and tells the customers who are waiting.',
      },
      {
        icon: 'document',
        title: 'Document Processing',
        text: 'Compares the delivery note with the order at the door.',
      },
      {
        icon: 'chart',
        title: 'Analyst Suite',
        text: 'Tells you what competitors promise on delivery.',
      },
    ],
  },
  closing: {
    title: 'Begin with your work.',
    text: 'Discovery looks at what costs you the most time before it looks at our catalogue. You get a blueprint of the agent to begin with.',
  },
} as const;

export type ProductsOverviewContent = typeof productsOverview;
