import { owner } from './owner';

/**
 * The brand's name and texts, and the owner's contacts. To rename the brand, change the name here: apart from tests, no
 * other file of the pages contains it.
 */
export const site = {
  name: 'Maatwerk',
  tagline: 'Your AI team. Built for you.',
  description:
    'AI agents that answer the phone, read invoices and fill rosters for European businesses. We build them, run them and fix them. You write no code.',
  locale: 'en-IE',
  ...owner.contact,
  copyrightYear: 2024,
};
