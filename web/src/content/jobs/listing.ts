import { paths, type JobSlug } from '../../router/paths';
import { toConfirm, type ToConfirm } from '../to-confirm';

/** An open position (specification, section 3). */
export interface JobListing {
  title: string;
  department: string;
  location: string;
  type: string;
  /** A year, in euros (specification, section 9). */
  salary: string;
  /** One sentence, for the list and for the top of the job's page. */
  description: string;
  link: string;
}

const link = paths.job;

export const jobListings: ToConfirm<Readonly<Record<JobSlug, JobListing>>> = toConfirm('promises', {
  'senior-ai-engineer': {
    title: 'Senior AI Engineer',
    department: 'Engineering',
    location: 'Netherlands, hybrid',
    type: 'Full-time',
    salary: '€75,000-95,000',
    description:
      'Build the components that our agents are made of and make sure they hold up in daily use.',
    link: link['senior-ai-engineer'],
  },
  'customer-success-manager': {
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location: 'Netherlands, hybrid',
    type: 'Full-time',
    salary: '€55,000-70,000',
    description:
      'Be the person our customers call. You know their work and notice when an agent stops fitting it.',
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
