import { careers } from '../content/careers';
import { jobListings } from '../content/jobs/listing';
import { discovery } from '../content/discovery';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { BenefitsSection } from '../sections/company/benefits-section';
import { ClosingSection } from '../sections/shared/closing-section';
import { PageHero } from '../sections/shared/page-hero';
import { PositionsSection, positionsId } from '../sections/company/positions-section';
import { TimelineSection } from '../sections/company/timeline-section';
import { ValuesSection } from '../sections/company/values-section';
import { WorkbenchPicture } from '../sections/illustrations/workbench-picture';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

/** In the order of the specification, section 2. */
export function CareersPage() {
  const { kicker, title, lead, action } = careers.hero;
  return (
    <>
      <PageMeta {...careers.meta} path={paths.careers} />
      <PageHero
        kicker={kicker}
        title={title}
        lead={lead}
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
      <ValuesSection content={careers.values} ground="deep" />
      <BenefitsSection content={careers.benefits} />
      <TimelineSection content={careers.timeline} />
      <PositionsSection content={careers.positions} jobs={Object.values(jobListings)} />
      <ClosingSection {...careers.closing} cost={discovery.cost} plans={discovery.plans} />
    </>
  );
}
