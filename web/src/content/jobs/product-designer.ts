import type { JobContent } from '../types/job';

export const productDesigner: JobContent = {
  slug: 'product-designer',
  title: 'Product Designer',
  department: 'Product',
  location: 'European Union, remote',
  type: 'Full-time',
  salary: '€60,000-80,000',
  description:
    'Design the studio in which people see what their agents did, and write the words that agents use.',
  drawing: 'studio',
  experience: 'Mid to senior',
  about: [
    'An agent works out of sight, at night, in an inbox or on the phone. The studio is the window on that work. You decide what a business owner sees there in the morning, in which order, and what can wait because it went well.',
    'Half of your material is language. You also write what an agent says when it is not sure, how it hands a call to a person and how it admits a mistake.',
  ],
  tasks: [
    'Design the studio from the first sketch to the last empty state.',
    'Write the words agents use to greet, ask, refuse and hand over.',
    'Watch customers at work and bring back what they did not tell us.',
    'Keep the interface consistent and usable for people who see, hear or type differently.',
    'Build prototypes that can be tried, not only looked at.',
  ],
  requiredSkills: [
    'A portfolio of products that people use in their daily work',
    'Interaction design, and the patience for tables and settings',
    'Accessibility as a habit',
    'Clear, friendly English',
  ],
  niceToHave: [
    'HTML and CSS',
    'Designing for voice or for chat',
    'An interest in clothes, maps or other things that have to fit',
  ],
  offer: [
    'Work from anywhere in the European Union',
    'A product whose look you set, together with those who build it',
  ],
};
