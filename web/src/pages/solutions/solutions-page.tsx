import { discovery } from '../../content/features/discovery';
import { solutions } from '../../content/pages/solutions';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { PageHero } from '../../sections/page-hero';
import { ProcessSection } from '../../sections/process-section';
import { Button } from '../../ui/button';
import { ClaimsSection } from './claims-section';
import { DepartmentIndex } from './department-index';
import { SolutionCardsSection } from './solution-cards-section';

export function SolutionsPage() {
  return (
    <>
      <PageMeta {...solutions.meta} path={paths.solutions} />
      <PageHero
        {...solutions.hero}
        actions={<Button {...opensDialog('discovery')}>Start with Discovery</Button>}
        note={discovery.cost}
        table={<DepartmentIndex content={solutions.index} />}
      />
      <SolutionCardsSection content={solutions.cards} />
      <ProcessSection ground="sheet" content={solutions.process} />
      <ClaimsSection content={solutions.claims} />
      <ClosingSection {...solutions.closing} plans={discovery.plans} />
    </>
  );
}
