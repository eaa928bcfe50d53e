import { discovery } from '../content/discovery';
import { solutions } from '../content/solutions';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClaimsSection } from '../sections/industry/claims-section';
import { ClosingSection } from '../sections/shared/closing-section';
import { DepartmentIndex } from '../sections/industry/department-index';
import { PageHero } from '../sections/shared/page-hero';
import { ProcessSection } from '../sections/shared/process-section';
import { SolutionCardsSection } from '../sections/industry/solution-cards-section';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';

/** The solutions overview (specification, section 2). */
export function SolutionsPage() {
  return (
    <>
      <PageMeta {...solutions.meta} path={paths.solutions} />
      <PageHero
        {...solutions.hero}
        actions={<Button {...opensDialog('discovery')}>Start with Discovery</Button>}
        picture={<DepartmentIndex content={solutions.index} />}
      />
      <SolutionCardsSection content={solutions.cards} />
      <ProcessSection ground="paper" content={solutions.process} />
      <ClaimsSection content={solutions.claims} />
      <ClosingSection
        {...solutions.closing}
        cost={discovery.cost}
        plans={discovery.plans}
        isOversized
      />
    </>
  );
}
