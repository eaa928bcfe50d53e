import type { JobSlug } from '../../paths';
import type { PageMetadata } from './page';

export interface JobListing {
  title: string;
  department: string;
  location: string;
  type: string;
  /** Salary in euros per year (requirements, section 9). */
  salary: string;
  /** One sentence, for the list of positions and for the top of the job's page. */
  description: string;
  link: string;
}

/** The details that only the position's own page shows (requirements, sections 2 and 3). */
export interface JobDetails extends JobListing {
  slug: JobSlug;
  posted: string;
  experience: string;
  about: readonly string[];
  tasks: readonly string[];
  requiredSkills: readonly string[];
  niceToHave: readonly string[];
  /** Benefits in addition to those of every position. */
  offer: readonly string[];
}

export interface JobContent extends JobDetails {
  meta: PageMetadata;
}
