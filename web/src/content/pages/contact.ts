import { discovery } from '../features/discovery';
import { owner } from '../owner';
import { companyRows } from '../owner-texts';
import { site } from '../site';

export const contactPage = {
  meta: {
    title: 'Contact',
    description:
      'Write to us about the work you would like to hand over to AI agents. A person reads your message and replies within 24 hours.',
  },
  title: 'Tell us about your work',
  lead: 'You do not need to know anything about AI. Say what takes too long, or what you never get round to. If an agent cannot do it, we\u00a0say\u00a0so.',
  request: discovery.cost,
  details: {
    email: site.email,
    phone: site.phone,
    notes: [
      { name: 'Reply', text: 'Within 24 hours' },
      { name: 'Customers in', text: 'Germany, Netherlands, Belgium, France, Spain' },
      ...companyRows(owner),
    ],
  },
  formTitle: 'Send us a message',
  promotion: {
    kicker: 'Want it worked out?',
    title: ['Straight to', 'the blueprint'],
    text: 'You tell our chatbot how you work, and we check which ideas hold up. You get a blueprint of the agents and a roadmap.',
    price: discovery.price.amount,
    terms: discovery.price.text,
    duration: 'The result in 3-5 days',
    action: 'Start with Discovery',
  },
} as const;

export type ContactPageContent = typeof contactPage;
