import type { JobContent } from '../content/jobs/job-content';
import { PageMeta } from '../layout/page-meta';
import { Island } from './island';

/** A job: its two views are one island (job-views.tsx). */
export function JobPage({ content }: { content: JobContent }) {
  return (
    <>
      <PageMeta {...content.meta} path={content.link} />
      <Island name="job-views" />
    </>
  );
}
