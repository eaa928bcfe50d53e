import { paths } from '../../paths';
import type { ServiceContent } from '../types/service';

export const content: ServiceContent = {
  path: paths.service['ai-systems'],
  meta: {
    title: 'AI systems development',
    description:
      'We develop AI systems from Actionable Components: chat and voice agents, document processors, shift schedulers and more, built into the software you have.',
  },
  hero: {
    kicker: 'Services / AI Systems',
    title: 'Small pieces. One good fit.',
    lead: 'You describe the job. We choose the components, join them, connect them to your software and test it all on real cases before your customers meet it.',
    picture: 'assembly',
  },
  features: {
    kicker: 'What a system can do',
    title: 'It reads, acts, hands over, reports.',
    items: [
      {
        icon: 'chat',
        title: 'Understand what comes in',
        text: 'It takes a phone call, a scanned form or an email with three questions in it, then works out what is wanted and by whom.',
      },
      {
        icon: 'plug',
        title: 'Work in your software',
        text: 'It looks up the order, books the slot and files the invoice where you would have done it yourself, with the rights you gave it.',
      },
      {
        icon: 'stop',
        title: 'Stop at the limit you set',
        text: 'A refund above your amount, a letter from a lawyer or a customer who asks for a person goes to a colleague, with a summary on top.',
      },
      {
        icon: 'list',
        title: 'Show how it got there',
        text: 'Each finished task counts as one execution and can be read back in the studio. You need not take its word for it.',
      },
    ],
  },
  systemTypes: {
    title: 'Six components to start from.',
    lead: 'Each does one job. Your agent will probably join two or more.',
    worksWithLabel: 'Works with',
    items: [
      {
        icon: 'chat',
        title: 'Chat and voice FAQ agent',
        text: 'Says it is AI, gives the answers you approved and notes the questions it could not answer.',
        worksWith: 'website, phone',
      },
      {
        icon: 'calendar',
        title: 'Reservation agent',
        text: 'Takes a booking at midnight, moves it the next day and offers the freed slot to whoever is waiting.',
        worksWith: 'calendar, booking system',
      },
      {
        icon: 'document',
        title: 'Document processor',
        text: 'Reads invoices and forms as they come in and marks the doubtful ones for you.',
        worksWith: 'inbox, ERP, accounting',
      },
      {
        icon: 'swap',
        title: 'Shift scheduler',
        text: 'Fills the roster from availability and rules and asks for cover when somebody calls in sick.',
        worksWith: 'HR system, calendar',
      },
      {
        icon: 'letter',
        title: 'Email follow-up bot',
        text: 'Remembers quotes that got no reply and writes a friendly second message, as AI, in your tone.',
        worksWith: 'inbox, CRM',
      },
      {
        icon: 'person',
        title: 'HR screener',
        text: 'Compares applications with your criteria. Applicants are told. People read every application and decide whom to invite.',
        worksWith: 'applicant tracking, inbox',
      },
    ],
  },
  closing: {
    title: 'Tell us what yours should do.',
    text: 'Describe the job the way you would to a new colleague. We turn that description into a blueprint.',
  },
};
