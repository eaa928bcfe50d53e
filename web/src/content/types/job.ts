import type { JobSlug } from '../../paths';
import type { PageMetadata } from './page';

/** An open position (requirements, section 3). */
export interface JobListing {
  title: string;
  department: string;
  location: string;
  type: string;
  /** In euros per year (requirements, section 9). */
  salary: string;
  /** One sentence, for the list and for the top of the job's page. */
  description: string;
  link: string;
}

/** The listing, with the details that only the job's page shows (requirements, sections 2 and 3). */
export interface JobDetails extends JobListing {
  slug: JobSlug;
  posted: string;
  experience: string;
  about: readonly string[];
  tasks: readonly string[];
  requiredSkills: readonly string[];
  niceToHave: readonly string[];
  /** In addition to the benefits of every position. */
  offer: readonly string[];
}

export interface JobContent extends JobDetails {
  meta: PageMetadata;
}
