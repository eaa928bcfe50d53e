/** Everything that an owner renames: the brand stands here and nowhere else. */
export const site = {
  name: 'Maatwerk',
  tagline: 'Your AI team. Built for you.',
  description:
    'Custom AI agents for European businesses: built, maintained and improved for you. You need no code, you receive results.',
  locale: 'en-IE',
  email: 'hello@maatwerk.example',
  phone: '+31 20 000 00 00',
  copyrightYear: 2024,
} as const;
