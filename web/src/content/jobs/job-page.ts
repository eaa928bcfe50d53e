import { paths } from '../../paths';
import { owner } from '../owner';
import { applicantsEmail, applicantsNote, employerRows } from '../owner-texts';
import { toConfirm } from '../to-confirm';

/** Benefits that every job page shows (requirements, section 9). */
export const benefits = toConfirm('promises', [
  { amount: '€1,000', text: 'learning budget' },
  { amount: '25', text: 'vacation days' },
]);

export const jobPage = {
  group: 'Careers',
  back: { text: 'Back to Careers', to: paths.careers },
  backToDetails: 'Back to Job Details',
  applicationTitle: 'Tell us how you work',
  applicationLead: {
    before:
      'This form is a preview, so nothing you enter reaches us. Please send your application to ',
    after: `. The questions below show what we would like to read. ${applicantsNote(owner)}`,
  },
  apply: 'Apply Now',
  applyBelow: 'Apply for This Position',
  facts: {
    location: 'Location',
    department: 'Department',
    type: 'Type',
    salary: 'Salary',
    posted: 'Posted',
    experience: 'Experience',
  },
  furtherFacts: (location: string) => employerRows(owner, location),
  perYear: 'a year',
  about: 'About',
  tasks: 'What you will do',
  requiredSkills: 'Required skills',
  niceToHave: 'Nice to have',
  offer: 'What we offer',
  benefits,
  businessHint: 'Looking for an agent rather than a job?',
  email: applicantsEmail(owner),
} as const;

export type JobPageWords = typeof jobPage;
