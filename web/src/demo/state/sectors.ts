import type { FreeIntake } from '#contract/free-intake';
import type { ScanTopic } from '#mock-api/resources/scan-topic';
import type { Sector } from './customer';

/** Texts of the demo for a customer's sector: scan results, sample leads, and the answers that "Fill in" types. */
interface SectorTexts {
  topic: ScanTopic;
  /** First and last name of the customer in a form. The first name is also a part of an e-mail address. */
  person: readonly [first: string, last: string];
  company: string;
  subject: string;
  /** Text of the contact message and of the intake. */
  message: string;
  areas: FreeIntake['interestedAreas'];
}

export const sectors: Record<Sector, SectorTexts> = {
  technology: {
    topic: 'support',
    person: ['Noor', 'Helder'],
    company: 'Helder Software',
    subject: 'The same questions every day',
    message: 'Half of our tickets ask what the manual already says. Could an agent answer those?',
    areas: ['customer-service', 'data-analysis'],
  },
  healthcare: {
    topic: 'telephone',
    person: ['Iris', 'van Dam'],
    company: 'Huisartsen aan de Gracht',
    subject: 'The phone between eight and nine',
    message: 'Forty patients call in the first hour. Could an agent book the plain appointments?',
    areas: ['customer-service', 'operations'],
  },
  finance: {
    topic: 'invoices',
    person: ['Peter', 'Meijer'],
    company: 'Boekhoudkantoor Meijer',
    subject: 'Receipts in shoe boxes',
    message: 'Each quarter we retype some two thousand receipts. Could an agent read them?',
    areas: ['finance', 'operations'],
  },
  retail: {
    topic: 'support',
    person: ['Lotte', 'Zonneveld'],
    company: 'Bakkerij Zonneveld',
    subject: 'Orders after closing time',
    message:
      'Cake orders come by phone, email and chat, mostly after five. Could an agent take them?',
    areas: ['customer-service', 'sales-marketing'],
  },
  manufacturing: {
    topic: 'operations',
    person: ['Erik', 'Noorman'],
    company: 'Metaalwerk Noord',
    subject: 'Drawings, quotes and stock',
    message: 'A quote takes us four days, because stock and hours are in different lists.',
    areas: ['operations', 'finance'],
  },
  education: {
    topic: 'people',
    person: ['Karin', 'Lindeman'],
    company: 'Taalschool Lindenhof',
    subject: 'Rosters and teachers who fall ill',
    message: 'When a teacher falls ill, we redo the roster for thirty groups by hand.',
    areas: ['hr-recruitment', 'operations'],
  },
  'real estate': {
    topic: 'telephone',
    person: ['Bram', 'Duinker'],
    company: 'Makelaardij Duinzicht',
    subject: 'Viewings',
    message: 'Sixty people ask to view one house. Could an agent plan the viewings with them?',
    areas: ['customer-service', 'sales-marketing'],
  },
  legal: {
    topic: 'contracts',
    person: ['Anna', 'van Loon'],
    company: 'Advocaten Van Loon',
    subject: 'Contracts that expire unnoticed',
    message:
      'Our contracts hold dates that somebody has to remember. Can an agent list them for us?',
    areas: ['compliance', 'operations'],
  },
  hospitality: {
    topic: 'telephone',
    person: ['Tom', 'Kadijk'],
    company: 'Restaurant De Kade',
    subject: 'Reservations at eight in the evening',
    message: 'Guests call while we serve. Could an agent take the reservations in the evening?',
    areas: ['customer-service'],
  },
  logistics: {
    topic: 'operations',
    person: ['Marco', 'van den Berg'],
    company: 'Groothandel Van den Berg',
    subject: 'Orders by email, retyped',
    message: 'Two hundred orders a day come by email as PDFs. Three people retype them.',
    areas: ['operations', 'customer-service'],
  },
  other: {
    topic: 'general',
    person: ['Sanne', 'de Vries'],
    company: 'Atelier Overzee',
    subject: 'Where to begin',
    message: 'Which task could an agent take over first?',
    areas: ['operations'],
  },
};

const largerSectors = new Set<Sector>(['healthcare', 'manufacturing', 'legal', 'logistics']);
/** Returns the plan that the summary of a customer in the sector shows at first. */
export const planOf = (sector: Sector) => (largerSectors.has(sector) ? 'Business' : 'Pro');

/** Returns the invented website of a sector's company, such as "bakkerij-zonneveld.example". */
export const websiteOf = (company: string) =>
  `${company.toLowerCase().replaceAll(' ', '-')}.example`;
