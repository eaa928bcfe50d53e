import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const customerServicePage: IndustryContent = {
  slug: 'customer-service',
  meta: {
    title: 'Customer service by chat and voice, 24/7',
    description:
      'Chat and voice agents that answer the questions your customers ask every day, in the languages you choose, and bring in a colleague when needed.',
  },
  hero: {
    title: 'An answer at any hour',
    lead: 'For shops, garages and service companies with a phone that never stops. Agents answer in chat and, with the Voice Agent, by phone. They say that they are AI, and pass on what needs a person.',
    board: boardOf('customer-service', {
      code: 'pattern 004 / service apron',
      hint: 'Chat and phone lead to one agent. Choose a piece to see its job.',
      pieces: {
        'AC-01': 'Answers what customers type, from your answer book.',
        'AC-02': 'Takes the call, says it is AI and notes what was agreed.',
        'AC-12': 'Books, moves and cancels appointments in the calendar that you use.',
        'AC-03': 'Sees how urgent a message is and who can help.',
      },
      agent: {
        label: 'Service agent',
        does: 'Knows the order, the call and the complaint. Brings in a person.',
      },
    }),
  },
  impact: {
    title: 'Fewer people waiting',
    lead: 'Once the questions that everybody asks are taken care of, your colleagues have time for the new ones.',
    metrics: [
      { value: 50, label: 'shorter waiting time', color: 'cobalt' },
      { value: 30, label: 'lower service cost', color: 'thread' },
      { value: 60, label: 'fewer questions for staff', color: 'moss' },
      { value: 100, display: '24/7', label: 'answers', color: 'plum' },
    ],
  },
  features: {
    kicker: 'At the service desk',
    title: 'Four jobs that agents take',
    items: [
      {
        icon: 'box',
        title: '“Where is my order?”',
        text: 'The agent finds the order, asks the carrier and replies with the day of delivery. If the parcel is lost, it says so and starts the claim.',
        note: 'shop, carrier, WhatsApp Business',
      },
      {
        icon: 'phone',
        title: 'A line for the rush hour',
        text: 'On Tuesday morning everybody calls at once. The voice agent takes several calls at the same time and books what can be booked. You get a summary of each call.',
        note: 'phone, calendar, call log',
      },
      {
        icon: 'swap',
        title: 'A handover without a repeat',
        text: 'Some questions are delicate, or simply complicated. The agent brings in a colleague and hands over the whole conversation, so that nothing has to be told twice.',
        note: 'Zendesk, customer file',
      },
      {
        icon: 'book',
        title: 'An answer book that grows',
        text: 'What the agent could not answer goes on a list. You write the reply once, and from then on every channel knows it.',
        note: 'website, manuals, all channels',
      },
    ],
  },
  limits:
    'A customer who asks for a person gets one or, when you are closed, a callback. So does anyone whose question is not in your answer book. If a reply is wrong, we correct the agent and show you the change.',
  stories: {
    title: 'A hairdresser and a plant nursery',
    picture: 'phone',
    stories: [
      {
        title: 'A hairdresser and its phone',
        text: 'Stylists picked up with a customer in the chair, though most callers only wanted a date for a haircut. The voice agent finds a time in the calendar and sends the confirmation.',
        quote: 'Now the stylist stays with the customer.',
      },
      {
        title: 'A plant nursery that ships across borders',
        text: 'Messages came in languages that the office does not read. The chat agent answers in each of them, with advice from the nursery’s growers. Breakages go to a person, with the photo attached.',
        quote: 'A customer in Lyon asks in French and reads the answer in French.',
      },
    ],
  },
  closing: {
    title: 'Tell us what customers ask',
    text: 'List a week of questions, without names, with the spelling mistakes. We sort out which ones an agent can take and which should stay with you.',
  },
};
