import type { JobSlug } from '../../paths';
import type { TimelineEntry } from '../pages/careers';
import type { PageMetadata } from './page';

export interface JobContent {
  slug: JobSlug;
  title: string;
  department: string;
  location: string;
  type: string;
  /** Salary in euros per year (requirements, section 9). */
  salary: string;
  /** One sentence. The list of positions and the top of the job's page show it. */
  description: string;
  /** A drawing of the careers page's timeline. */
  drawing: TimelineEntry['image'];
  experience: string;
  about: readonly string[];
  tasks: readonly string[];
  requiredSkills: readonly string[];
  niceToHave: readonly string[];
  /** Benefits in addition to those of every position. */
  offer: readonly string[];
}

export interface Job extends JobContent {
  meta: PageMetadata;
  link: string;
  posted: string;
}

export type JobDetails = Omit<Job, 'meta'>;
