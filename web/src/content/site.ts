import { toConfirm } from './to-confirm';

/** Everything that an owner renames: the brand stands here and nowhere else. */
export const site = toConfirm('identity', {
  name: 'Maatwerk',
  tagline: 'Your AI team. Built for you.',
  description:
    'Custom AI agents for European businesses: built, maintained and improved for you. You need no code and receive results.',
  locale: 'en-IE',
  email: 'hello@maatwerk.example',
  phone: '+31 20 000 00 00',
  copyrightYear: 2024,
});

/** What only the owner knows. The contact page shows each line once it is filled in. */
export const ownerFacts = toConfirm('identity', {
  Company: '',
  Address: '',
  Register: '',
  'VAT number': '',
  Hours: '',
  'Data kept in': '',
});

/** Those of them that are known, as rows for the list of contact details. */
export const knownFacts = (facts: Record<string, string>) =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
