import { css } from '@emotion/react';
import { GarmentBoard } from '../../brand/garments/garment-board';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import { owner } from '../../content/owner';
import { ringsCaption, storiesLead } from '../../content/owner-texts';
import { typicalStart } from '../../content/typical-start';
import type { IndustryContent } from '../../content/types/industry';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { ImpactSection } from '../../sections/impact-section';
import { DiscoveryActions, PageHero } from '../../sections/page-hero';
import { SiblingLinks } from '../../sections/sibling-links';
import { StoriesSection } from '../../sections/stories-section';
import { space } from '../../theme/tokens';
import { IntegrationsSection } from './integrations-section';

const beforeClosing = css({ '@media screen': { paddingBottom: space.section } });

/** The layout of the eight industry pages (requirements, section 2). */
export function IndustryPage({ content }: { content: IndustryContent }) {
  const { path, name, hero, furtherComponent, limits, integrations, stories } = content;
  // Only one section of a page may use the largest font size: the one with the figure of a success story or, if the
  // stories have a picture, the last section.
  const hasFigure = stories.picture === undefined;
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        kicker={`Solutions / ${name}`}
        title={hero.title}
        lead={hero.lead}
        actions={<DiscoveryActions to={paths.solutions}>View Solutions</DiscoveryActions>}
        note={discovery.cost}
        table={<GarmentBoard content={hero.board} />}
      />
      <ImpactSection content={{ ...content.impact, note: ringsCaption(owner, path) }} />
      <FeatureGridSection
        content={{
          ...content.features,
          lead: typicalStart(hero.board.pieces, furtherComponent),
        }}
        statement={limits}
        layout="sheet"
      />
      {integrations && <IntegrationsSection content={integrations} />}
      <StoriesSection content={{ lead: storiesLead(owner), ...stories }} css={beforeClosing} />
      <ClosingSection
        {...content.closing}
        discovery={discovery}
        isOversized={!hasFigure}
        ground={hasFigure ? 'night' : 'cobalt'}
      />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}
