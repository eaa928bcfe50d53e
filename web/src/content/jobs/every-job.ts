import { paths } from '../../paths';
import { owner } from '../owner';
import { toConfirm } from '../to-confirm';
import type { Job } from '../types/job';
import { businessDevelopmentManager } from './business-development-manager';
import { customerSuccessManager } from './customer-success-manager';
import { productDesigner } from './product-designer';
import { seniorAiEngineer } from './senior-ai-engineer';

export const jobs: readonly Job[] = toConfirm('promises', [
  seniorAiEngineer,
  customerSuccessManager,
  productDesigner,
  businessDevelopmentManager,
]).map((job) =>
  Object.assign(
    {
      link: paths.job[job.slug],
      posted: owner.postedOn?.[job.slug] ?? 'Open now',
      meta: {
        title: `${job.title} job`,
        description: `${job.description} ${job.type}, ${job.location}, ${job.salary}.`,
      },
    },
    job,
  ),
);
