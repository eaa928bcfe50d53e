import { WorkbenchPicture } from '../../brand/illustrations/workbench-picture';
import { discovery } from '../../content/features/discovery';
import { jobs } from '../../content/jobs/every-job';
import { careers } from '../../content/pages/careers';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { PageHero } from '../../sections/page-hero';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/link';
import { BenefitsSection } from './benefits-section';
import { CultureSection } from './culture-section';
import { positionsId, PositionsSection } from './positions-section';
import { TimelineSection } from './timeline-section';

export function CareersPage() {
  const { action, ...hero } = careers.hero;
  return (
    <>
      <PageMeta {...careers.meta} path={paths.careers} />
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink to={`#${positionsId}`}>{action}</ButtonLink>
            <Button variant="outline" {...opensDialog('discovery')}>
              Start with Discovery
            </Button>
          </>
        }
        picture={<WorkbenchPicture />}
      />
      <PositionsSection content={careers.positions} jobs={jobs} />
      <CultureSection content={careers.values} />
      <BenefitsSection content={careers.benefits} />
      <TimelineSection content={careers.timeline} />
      <ClosingSection {...careers.closing} cost={discovery.cost} plans={discovery.plans} />
    </>
  );
}
