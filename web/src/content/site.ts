/**
 * Names and contacts of the company. To rename the company, change the name here: except for tests, no file of the
 * pages repeats it.
 */
export const site = {
  name: 'Maatwerk',
  tagline: 'Your AI team. Built for you.',
  description:
    'AI agents that answer the phone, read invoices and fill rosters for European businesses. We build them, run them and fix them. You need no code.',
  locale: 'en-IE',
  email: 'hello@maatwerk.example',
  phone: '+31 20 000 00 00',
  copyrightYear: 2024,
};
