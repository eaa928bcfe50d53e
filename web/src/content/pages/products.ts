import { paths } from '../../paths';
import { owner } from '../owner';
import { buildingCost } from '../owner-texts';
import { productPrice } from '../typical-start';
import type { RoutesContent } from '../types/product';

const { product } = paths;

const routes: RoutesContent = {
  kicker: 'What each one does and costs',
  title: 'Which of these do you say?',
  lead: `Paid plans contain the AI Agent Suite; the other three are add-ons. ${buildingCost(owner)}.`,
  columns: ['You give it', 'You get', 'It works in'],
  rows: [
    {
      name: 'AI Agent Suite',
      to: product['ai-suite'],
      complaint: 'A bit of everything, and the roster on top.',
      price: productPrice(),
      cells: [
        'Requests and tasks, from a chat to a gap in the roster',
        'The task done, and on record in the studio',
        'Your chat, your calendar, your HR and order systems',
      ],
    },
    {
      name: 'Voice Agent',
      to: product['voice-agents'],
      complaint: 'The phone rings while my hands are full.',
      price: productPrice('Voice Agent'),
      cells: [
        'Phone calls, 24/7, in 50+ languages',
        'Answered callers, and a written summary of each call',
        'Your phone number, with your calendar and bookings',
      ],
    },
    {
      name: 'Document Processing',
      to: product['document-processing'],
      complaint: 'We retype what the supplier has already typed.',
      price: productPrice('Document Tool'),
      cells: [
        'Invoices, orders and forms, however they were sent',
        'Prepared entries for your approval, doubts marked',
        'Your inbox, accounts, ERP or archive',
      ],
    },
    {
      name: 'Analyst Suite',
      to: product['analysis-suite'],
      complaint: 'I hear from customers what my competitor charges.',
      price: productPrice('Analyst Suite'),
      cells: [
        'A question, and the names of competitors',
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
      'AI Agent Suite, Voice Agent, Document Processing and Analyst Suite compared: what you give each one, what you get and what it costs.',
  },
  hero: {
    title: 'Products for routine work',
    lead: 'Find yours by the work that lands on your desk.',
    pricing: { text: 'See pricing', to: paths.pricing },
  },
  routes,
  late: {
    label:
      'A late lorry cut from four products. One thread runs from the driver’s call to the report.',
    items: [
      {
        name: 'Voice Agent',
        to: product['voice-agents'],
        text: 'Takes the driver’s call and notes the new time of arrival.',
      },
      {
        name: 'AI Agent Suite',
        to: product['ai-suite'],
        text: 'Moves the unloading slot and tells the customers who are waiting.',
      },
      {
        name: 'Document Processing',
        to: product['document-processing'],
        text: 'Compares the delivery note with the order at the door.',
      },
      {
        name: 'Analyst Suite',
        to: product['analysis-suite'],
        text: 'Tells you what competitors promise on delivery.',
      },
    ],
  },
  closing: {
    title: 'One job is enough to start',
    text: 'We look at what costs you the most time before we look at our catalogue. You get a blueprint of your first agent.',
  },
} as const;

export type ProductsOverviewContent = typeof productsOverview;
