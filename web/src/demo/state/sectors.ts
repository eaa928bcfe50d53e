import type { FreeIntake } from '#contract/free-intake';
import type { ScanTopic } from '#mock-api/resources/scan-topic';
import type { Sector } from './customer';

/** The content of a demo for one sector: the topic of its scans, and what sample leads of the sector ask. */
interface SectorTexts {
  topic: ScanTopic;
  /** A fictitious firm of the sector. */
  company: string;
  website: string;
  subject: string;
  message: string;
  challenge: string;
  areas: FreeIntake['interestedAreas'];
}

export const sectors: Record<Sector, SectorTexts> = {
  technology: {
    topic: 'support',
    company: 'Helder Software',
    website: 'helder-software.example',
    subject: 'The same questions every day',
    message: 'Half of our tickets ask what the manual already says. Could an agent answer those?',
    challenge: 'Three engineers answer tickets instead of building what was promised.',
    areas: ['customer-service', 'data-analysis'],
  },
  healthcare: {
    topic: 'telephone',
    company: 'Huisartsen aan de Gracht',
    website: 'praktijk-gracht.example',
    subject: 'The phone between eight and nine',
    message: 'Forty patients call in the first hour. Could an agent book the plain appointments?',
    challenge: 'The phone rings while patients stand at the desk, and both have to wait.',
    areas: ['customer-service', 'operations'],
  },
  finance: {
    topic: 'invoices',
    company: 'Boekhoudkantoor Meijer',
    website: 'boekhouding-meijer.example',
    subject: 'Receipts in shoe boxes',
    message: 'Each quarter we type over some two thousand receipts. Can that be read by an agent?',
    challenge:
      'Every quarter ends with two weeks of typing over receipts and chasing missing ones.',
    areas: ['finance', 'operations'],
  },
  retail: {
    topic: 'support',
    company: 'Bakkerij Zonneveld',
    website: 'bakkerij-zonneveld.example',
    subject: 'Orders after closing time',
    message: 'Cake orders come by phone, mail and chat, mostly after five. Who could take them?',
    challenge: 'Orders for cakes arrive after closing time, and some are found only days later.',
    areas: ['customer-service', 'sales-marketing'],
  },
  manufacturing: {
    topic: 'operations',
    company: 'Metaalwerk Noord',
    website: 'metaalwerk-noord.example',
    subject: 'Drawings, quotes and stock',
    message: 'A quote takes us four days, since stock and hours stand in different lists.',
    challenge:
      'Orders, stock and hours stand in three lists, and people carry numbers between them.',
    areas: ['operations', 'finance'],
  },
  education: {
    topic: 'people',
    company: 'Taalschool Lindenhof',
    website: 'taalschool-lindenhof.example',
    subject: 'Rosters and teachers who fall ill',
    message: 'When a teacher falls ill, the roster for thirty groups is made anew by hand.',
    challenge: 'Every sick note means an hour of phone calls before the first lesson begins.',
    areas: ['hr-recruitment', 'operations'],
  },
  'real estate': {
    topic: 'telephone',
    company: 'Makelaardij Duinzicht',
    website: 'makelaardij-duinzicht.example',
    subject: 'Viewings',
    message: 'For one house sixty people ask for a viewing. Could an agent plan those with them?',
    challenge: 'Planning viewings by phone takes a day for every house that we put up.',
    areas: ['customer-service', 'sales-marketing'],
  },
  legal: {
    topic: 'contracts',
    company: 'Advocaten Van Loon',
    website: 'advocaten-vanloon.example',
    subject: 'Terms that run out unseen',
    message: 'Contracts hold dates that somebody has to remember. Can an agent list them for us?',
    challenge: 'Dates and duties hide in some four hundred contracts, and nobody reads them all.',
    areas: ['compliance', 'operations'],
  },
  hospitality: {
    topic: 'telephone',
    company: 'Restaurant De Kade',
    website: 'restaurant-dekade.example',
    subject: 'Reservations at eight in the evening',
    message: 'Guests call while we serve. Could an agent take the reservations in the evening?',
    challenge: 'The phone rings during service, and whoever answers it leaves a table waiting.',
    areas: ['customer-service'],
  },
  logistics: {
    topic: 'operations',
    company: 'Groothandel Van den Berg',
    website: 'groothandel-vandenberg.example',
    subject: 'Orders by mail, typed over',
    message: 'Two hundred orders a day come by mail as PDF, and three people type them over.',
    challenge: 'Orders arrive in ten shapes and are typed over twice before a pallet moves.',
    areas: ['operations', 'customer-service'],
  },
  other: {
    topic: 'general',
    company: 'Atelier Overzee',
    website: 'atelier-overzee.example',
    subject: 'Where to begin',
    message: 'We would like to hear which task an agent could take from us first.',
    challenge: 'We do many small things by hand and do not know which of them to begin with.',
    areas: ['operations'],
  },
};
