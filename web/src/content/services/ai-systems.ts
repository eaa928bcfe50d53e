import { components } from '../components';
import { owner } from '../owner';
import { buildingPrice, timeToBuild } from '../owner-texts';
import { costs } from '../features/discovery';
import { workedExample } from '../typical-start';
import type { ServiceContent } from '../types/service';

const price = buildingPrice(owner);

export const aiSystemsPage: ServiceContent = {
  slug: 'ai-systems',
  meta: {
    title: 'AI systems development',
    description:
      'We develop AI systems from Actionable Components: chat and voice agents, document processors, shift schedulers and more, built into the software you have.',
  },
  hero: {
    kicker: 'Services / AI Systems',
    title: 'We fit agents into your software',
    lead: 'You describe the job. We join the components, connect them and test the result on real cases before your customers meet it. Running the agent is part of\u00a0your\u00a0plan.',
  },
  drawing: {
    kind: 'bolt',
    content: {
      code: 'cloth / front-desk agent',
      legend: 'Solid: four components. Chalk: what you decide.',
      pieces: {
        letters: { name: ['Email', 'follow-up bot'], systems: 'inbox, CRM' },
        bookings: { name: components['AC-12'].split(' '), systems: 'booking system' },
        chat: { name: ['Chat FAQ', 'agent'], systems: 'website' },
        documents: { name: components['AC-07'].split(' '), systems: 'inbox, ERP' },
      },
      outlines: { software: 'Your software', limit: ['Your', 'limit'], rules: ['Your', 'rules'] },
    },
  },
  features: {
    title: 'A system at work',
    items: [
      {
        icon: 'chat',
        title: 'Understand what comes in',
        text: 'It takes a phone call, a scanned form or an email with three questions in it, then works out what is wanted and by whom.',
      },
      {
        icon: 'plug',
        title: 'Work in your software',
        text: 'It books the slot or files the invoice where you would have done it yourself, with the rights you gave it. Your system needs an API. If there is none, we tell you before you pay for building.',
      },
      {
        icon: 'stop',
        title: 'Stop at the limit you set',
        text: 'A refund above your limit goes to a colleague, and so does a letter from a lawyer. Whoever takes over gets a summary first.',
      },
      {
        icon: 'list',
        title: 'Show how it got there',
        text: 'Each finished task counts as one execution and can be read back in the studio. You do not have to take its word for it.',
      },
    ],
  },
  systemTypes: {
    title: 'Components to start from',
    lead: 'Each does one job. Most agents combine several.',
    worksWithLabel: 'Works with',
    items: [
      {
        icon: 'chat',
        title: 'Chat and voice FAQ agent',
        text: 'Says that it is AI and gives the answers you approved. It notes the questions it could not answer. Calls need the Voice Agent.',
        worksWith: 'website, phone',
      },
      {
        icon: 'calendar',
        title: components['AC-12'],
        text: 'Takes a booking at midnight, moves it the next day and offers the freed slot to whoever is waiting.',
        worksWith: 'calendar, booking system',
      },
      {
        icon: 'document',
        title: components['AC-07'],
        text: 'Reads one kind of document, such as invoices, and marks fields in doubt.',
        worksWith: 'inbox, ERP, accounting',
      },
      {
        icon: 'swap',
        title: components['AC-24'],
        text: 'Fills the roster from availability and rules and asks for cover when somebody cannot come.',
        worksWith: 'HR system, calendar',
      },
      {
        icon: 'letter',
        title: components['AC-15'],
        text: 'Writes a friendly second message, as AI and in your tone, when a quote got no reply.',
        worksWith: 'inbox, CRM',
      },
      {
        icon: 'person',
        title: components['AC-21'],
        text: 'Compares applications with your criteria. Applicants are told, and people read every application and decide. The EU AI Act lists this as high-risk.',
        worksWith: 'applicant tracking, inbox',
      },
    ],
  },
  terms: {
    title: 'Price and time',
    items: [
      {
        name: 'Building',
        text: `${price ? `${price}. ` : ''}The price depends on the number of components, on how many of your systems the agent works in and on what their APIs allow.`,
        link: costs,
      },
      {
        name: 'Your quote',
        text: 'Discovery (€400 one-time) counts components and systems, so your quote rests on a blueprint. You pay for building only if you accept that quote.',
      },
      { name: 'An example', text: workedExample(12) },
      { name: 'Time', text: timeToBuild(owner) },
    ],
  },
  closing: {
    title: 'Tell us what yours should do',
    text: 'Describe the job the way you would to a new colleague. You get it back as a blueprint.',
  },
};
