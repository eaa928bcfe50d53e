import type { JobContent } from '../types/job';

export const businessDevelopmentManager: JobContent = {
  slug: 'business-development-manager',
  title: 'Business Development Manager',
  department: 'Sales',
  location: 'Netherlands, hybrid',
  type: 'Full-time',
  salary: '€50,000-65,000 plus commission',
  description:
    'Find the businesses whose work we can take over, and tell them honestly when we cannot.',
  drawing: 'languages',
  experience: 'Mid to senior',
  about: [
    'Most businesses we meet have been promised too much about AI already. You start elsewhere, with the work that piles up on a Monday and what it costs. If an agent can take it over, you say how. If not, you say so, and people remember it.',
    'You open doors in a region or in a trade and go with each customer as far as the Discovery session. From there the builders take over, with everything you have learned.',
  ],
  tasks: [
    'Find companies that have more routine work than people, and talk to those who run them.',
    'Explain in plain words what an agent does, what it costs and what it will not do.',
    'Take prospects from a first call, by way of the free intake, to a Discovery session.',
    'Build lasting contacts with trade associations, advisers and accountants.',
    'Tell the product team what customers ask for, and what they would pay for.',
  ],
  requiredSkills: [
    'A record of selling services to small and medium-sized businesses',
    'Listening first: you can retell a prospect’s problem better than they did',
    'Quotes and follow-ups that go out on time',
    'Dutch or German, and English',
  ],
  niceToHave: [
    'A network in retail, logistics or professional services',
    'Experience with consultative sales of software',
    'French or Spanish',
  ],
  offer: [
    'Commission on top of the salary, by rules that fit on one page',
    'Nothing to sell that you would not recommend to a friend',
  ],
};
