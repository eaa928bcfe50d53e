import type { JobSlug } from '../../paths';
import type { PageMetadata } from './page';

export interface JobContent {
  slug: JobSlug;
  title: string;
  department: string;
  location: string;
  type: string;
  /** Salary in euros per year (requirements, section 9). */
  salary: string;
  /** One sentence, for the list of positions and for the top of the job's page. */
  description: string;
  meta: PageMetadata;
  experience: string;
  about: readonly string[];
  tasks: readonly string[];
  requiredSkills: readonly string[];
  niceToHave: readonly string[];
  /** Benefits in addition to those of every position. */
  offer: readonly string[];
}

export interface Job extends JobContent {
  link: string;
  posted: string;
}

/** The data that the island on a job's page gets as props. */
export type JobDetails = Omit<Job, 'meta'>;
