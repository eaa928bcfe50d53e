import type { Job } from '../../content/types/job';
import { PageMeta } from '../../layout/page-meta';
import { Island } from '../../runtime/islands/island';
import { JobViews } from './job-views';

export function JobPage({ content }: { content: Job }) {
  const { meta, ...job } = content;
  return (
    <>
      <PageMeta {...meta} path={job.link} />
      <Island name="job-views" component={JobViews} props={{ job }} />
    </>
  );
}
