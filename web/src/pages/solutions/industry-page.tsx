import { PatternBoard } from '../../brand/board/pattern-board';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import { limits } from '../../content/pages/solutions';
import type { IndustryContent } from '../../content/types/industry';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { ImpactSection } from '../../sections/impact-section';
import { PageHero } from '../../sections/page-hero';
import { SiblingLinks } from '../../sections/sibling-links';
import { StoriesSection } from '../../sections/stories-section';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/link';
import { IntegrationsSection } from './integrations-section';

/** One layout for the eight industries (specification, section 2: industry pages). */
export function IndustryPage({ content }: { content: IndustryContent }) {
  const { path, name, hero, integrations } = content;
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        kicker={`Solutions / ${name}`}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Button {...opensDialog('discovery')}>Start with Discovery</Button>
            <ButtonLink variant="outline" to={paths.solutions}>
              View Solutions
            </ButtonLink>
          </>
        }
        picture={<PatternBoard content={hero.board} />}
      />
      <ImpactSection content={content.impact} />
      <FeatureGridSection content={{ ...content.features, lead: limits }} />
      {integrations && <IntegrationsSection content={integrations} />}
      <StoriesSection content={content.stories} />
      <ClosingSection
        {...content.closing}
        cost={discovery.cost}
        plans={discovery.plans}
        isOversized
      />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}
