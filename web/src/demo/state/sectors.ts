import type { FreeIntake } from '#contract/free-intake';
import type { ScanTopic } from '#mock-api/resources/scan-topic';
import type { Sector } from './customer';

/** Texts of the demo for a customer's sector: scan results, sample leads, and the answers that "Fill in" types. */
interface SectorTexts {
  topic: ScanTopic;
  /** First and last name of the customer in a form. The first name is also a part of an e-mail address. */
  person: readonly [first: string, last: string];
  company: string;
  website: string;
  subject: string;
  message: string;
  challenge: string;
  areas: FreeIntake['interestedAreas'];
  /** The plan and the add-ons that are selected when the summary opens. */
  plan: 'Pro' | 'Business';
  addOns?: readonly string[];
}

export const sectors: Record<Sector, SectorTexts> = {
  technology: {
    topic: 'support',
    person: ['Noor', 'Helder'],
    company: 'Helder Software',
    website: 'helder-software.example',
    subject: 'The same questions every day',
    message: 'Half of our tickets ask what the manual already says. Could an agent answer those?',
    challenge: 'Three engineers answer tickets instead of building what was promised.',
    areas: ['customer-service', 'data-analysis'],
    plan: 'Pro',
  },
  healthcare: {
    topic: 'telephone',
    person: ['Iris', 'van Dam'],
    company: 'Huisartsen aan de Gracht',
    website: 'praktijk-gracht.example',
    subject: 'The phone between eight and nine',
    message: 'Forty patients call in the first hour. Could an agent book the plain appointments?',
    challenge: 'The phone rings while patients stand at the desk, and both have to wait.',
    areas: ['customer-service', 'operations'],
    plan: 'Business',
    addOns: ['Voice Agent'],
  },
  finance: {
    topic: 'invoices',
    person: ['Peter', 'Meijer'],
    company: 'Boekhoudkantoor Meijer',
    website: 'boekhouding-meijer.example',
    subject: 'Receipts in shoe boxes',
    message: 'Each quarter we retype some two thousand receipts. Could an agent read them?',
    challenge: 'Every quarter ends with two weeks of retyping receipts and chasing missing ones.',
    areas: ['finance', 'operations'],
    plan: 'Pro',
    addOns: ['Document Tool'],
  },
  retail: {
    topic: 'support',
    person: ['Lotte', 'Zonneveld'],
    company: 'Bakkerij Zonneveld',
    website: 'bakkerij-zonneveld.example',
    subject: 'Orders after closing time',
    message:
      'Cake orders come by phone, email and chat, mostly after five. Could an agent take them?',
    challenge: 'Orders for cakes arrive after closing time, and some are found only days later.',
    areas: ['customer-service', 'sales-marketing'],
    plan: 'Pro',
  },
  manufacturing: {
    topic: 'operations',
    person: ['Erik', 'Noorman'],
    company: 'Metaalwerk Noord',
    website: 'metaalwerk-noord.example',
    subject: 'Drawings, quotes and stock',
    message: 'A quote takes us four days, because stock and hours are in different lists.',
    challenge: 'Orders, stock and hours are in three lists. People carry numbers between them.',
    areas: ['operations', 'finance'],
    plan: 'Business',
  },
  education: {
    topic: 'people',
    person: ['Karin', 'Lindeman'],
    company: 'Taalschool Lindenhof',
    website: 'taalschool-lindenhof.example',
    subject: 'Rosters and teachers who fall ill',
    message: 'When a teacher falls ill, we redo the roster for thirty groups by hand.',
    challenge: 'Every sick note means an hour of phone calls before the first lesson begins.',
    areas: ['hr-recruitment', 'operations'],
    plan: 'Pro',
  },
  'real estate': {
    topic: 'telephone',
    person: ['Bram', 'Duinker'],
    company: 'Makelaardij Duinzicht',
    website: 'makelaardij-duinzicht.example',
    subject: 'Viewings',
    message: 'Sixty people ask to view one house. Could an agent plan the viewings with them?',
    challenge: 'Planning viewings by phone takes a day for every house on our list.',
    areas: ['customer-service', 'sales-marketing'],
    plan: 'Pro',
    addOns: ['Voice Agent'],
  },
  legal: {
    topic: 'contracts',
    person: ['Anna', 'van Loon'],
    company: 'Advocaten Van Loon',
    website: 'advocaten-vanloon.example',
    subject: 'Contracts that expire unnoticed',
    message:
      'Our contracts hold dates that somebody has to remember. Can an agent list them for us?',
    challenge: 'Dates and duties hide in some four hundred contracts, and nobody reads them all.',
    areas: ['compliance', 'operations'],
    plan: 'Business',
    addOns: ['Document Tool'],
  },
  hospitality: {
    topic: 'telephone',
    person: ['Tom', 'Kadijk'],
    company: 'Restaurant De Kade',
    website: 'restaurant-dekade.example',
    subject: 'Reservations at eight in the evening',
    message: 'Guests call while we serve. Could an agent take the reservations in the evening?',
    challenge: 'The phone rings during service, and whoever answers it leaves a table waiting.',
    areas: ['customer-service'],
    plan: 'Pro',
    addOns: ['Voice Agent'],
  },
  logistics: {
    topic: 'operations',
    person: ['Marco', 'van den Berg'],
    company: 'Groothandel Van den Berg',
    website: 'groothandel-vandenberg.example',
    subject: 'Orders by email, retyped',
    message: 'Two hundred orders a day come by email as PDFs. Three people retype them.',
    challenge: 'Orders arrive in ten shapes and are retyped twice before a pallet moves.',
    areas: ['operations', 'customer-service'],
    plan: 'Business',
    addOns: ['Document Tool'],
  },
  other: {
    topic: 'general',
    person: ['Sanne', 'de Vries'],
    company: 'Atelier Overzee',
    website: 'atelier-overzee.example',
    subject: 'Where to begin',
    message: 'Which task could an agent take over first?',
    challenge: 'We do many small things by hand and do not know where to begin.',
    areas: ['operations'],
    plan: 'Pro',
  },
};
