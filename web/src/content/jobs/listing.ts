import { paths, type JobSlug } from '../../paths';
import { owner } from '../owner';
import { toConfirm } from '../to-confirm';
import type { JobListing } from '../types/job';

const link = paths.job;

export const posted = (slug: JobSlug) => owner.postedOn?.[slug] ?? 'Open now';

export const jobListings: Readonly<Record<JobSlug, JobListing>> = toConfirm('promises', {
  'senior-ai-engineer': {
    title: 'Senior AI Engineer',
    department: 'Engineering',
    location: 'Netherlands, hybrid',
    type: 'Full-time',
    salary: '€75,000-95,000',
    description: 'Build the components of our agents and make sure they hold up in daily use.',
    link: link['senior-ai-engineer'],
  },
  'customer-success-manager': {
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location: 'Netherlands, hybrid',
    type: 'Full-time',
    salary: '€55,000-70,000',
    description:
      'Answer the customers who call us, get to know their work and notice when an agent stops fitting.',
    link: link['customer-success-manager'],
  },
  'product-designer': {
    title: 'Product Designer',
    department: 'Product',
    location: 'European Union, remote',
    type: 'Full-time',
    salary: '€60,000-80,000',
    description:
      'Design the studio in which people see what their agents did, and write the words that agents use.',
    link: link['product-designer'],
  },
  'business-development-manager': {
    title: 'Business Development Manager',
    department: 'Sales',
    location: 'Netherlands, hybrid',
    type: 'Full-time',
    salary: '€50,000-65,000 plus commission',
    description:
      'Find the businesses whose work we can take over, and tell them honestly when we cannot.',
    link: link['business-development-manager'],
  },
});
