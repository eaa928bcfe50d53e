import type { JobContent } from '../types/job';

export const customerSuccessManager: JobContent = {
  slug: 'customer-success-manager',
  title: 'Customer Success Manager',
  department: 'Customer Success',
  location: 'Netherlands, hybrid',
  type: 'Full-time',
  salary: '€55,000-70,000',
  description:
    'Answer the customers who call us, get to know their work and notice when an agent no longer fits it.',
  drawing: 'needle',
  experience: 'Mid to senior',
  about: [
    'Our customers do not buy a program. They hand over work, and somebody here has to know how that work is going. You share this job with the rest of the team. You read what the agents did this week. When something looks wrong, you call before the customer does.',
    'When a company changes its prices, its opening hours or its whole way of planning, you bring that to the engineers and stay until the agent fits again.',
  ],
  tasks: [
    'Guide new customers from the blueprint to the first month of live work.',
    'Go through the results with each customer, in their language and with their figures.',
    'Notice when an agent gets quieter, slower or less sure. Find out why.',
    'Turn complaints into a clear request that an engineer can work on.',
    'Run workshops for teams that get a new agent.',
  ],
  requiredSkills: [
    'Years of looking after business customers, not just answering them',
    'The calm to say what went wrong before you are asked',
    'An eye for figures: you see in a table what has changed',
    'English, spoken and written, and one more European language',
  ],
  niceToHave: [
    'A background in hospitality, logistics or bookkeeping',
    'Experience with software that answers customers by itself',
    'Experience of teaching groups',
  ],
  offer: ['Customers you get to know and keep', 'A direct line to the people who build the agents'],
};
