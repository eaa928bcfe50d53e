import type { JobContent } from '../types/job';

export const seniorAiEngineer: JobContent = {
  slug: 'senior-ai-engineer',
  title: 'Senior AI Engineer',
  department: 'Engineering',
  location: 'Netherlands, hybrid',
  type: 'Full-time',
  salary: '€75,000-95,000',
  description: 'Build the components of our agents and make sure they hold up in daily use.',
  drawing: 'patterns',
  experience: 'Senior',
  about: [
    'Every agent we deliver is put together from Actionable Components. One reads an invoice, one finds a free table, one answers the phone. You design these parts, write them and decide when one is good enough for the next customer.',
    'You work closely with the people who review each Discovery intake. So you read, in their own words, what a bakery or a haulier needs.',
  ],
  tasks: [
    'Build components for chat, voice, documents and planning, with tests that a colleague can trust.',
    'Measure on test cases what an agent gets wrong and mend it at the root.',
    'Connect agents with the systems that customers have, from bookkeeping to rosters.',
    'Settle with a customer which data an agent may see, and build it so that it sees no more.',
    'Read what others build, and write down why you chose as you did.',
  ],
  requiredSkills: [
    'Python or TypeScript, written for others to read',
    'Language models in production: prompts, retrieval, evaluation',
    'APIs, queues and databases that nobody has to watch at night',
    'English, spoken and written',
  ],
  niceToHave: [
    'Speech recognition and telephony',
    'OCR and the layouts of business documents',
    'Dutch, German, French or Spanish',
  ],
  offer: [
    'A say in what becomes a component and what does not',
    'Time to take a piece apart again when it needs it',
  ],
};
