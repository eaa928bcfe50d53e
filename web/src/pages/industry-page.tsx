import type { IndustryContent } from '../content/industries/industry-content';
import { discovery } from '../content/discovery';
import { siblingsOf } from '../content/siblings';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/shared/closing-section';
import { FeatureGridSection } from '../sections/shared/feature-grid-section';
import { ImpactSection } from '../sections/shared/impact-section';
import { IntegrationsSection } from '../sections/industry/integrations-section';
import { PageHero } from '../sections/shared/page-hero';
import { PatternBoard } from '../sections/illustrations/pattern-board';
import { SiblingLinks } from '../sections/shared/sibling-links';
import { StoriesSection } from '../sections/shared/stories-section';
import { opensDialog } from '../stores/dialog';
import { limits } from '../content/industries/limits';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

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
