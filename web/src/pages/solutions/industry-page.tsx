import { css } from '@emotion/react';
import { GarmentBoard } from '../../brand/garments/garment-board';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import { departments } from '../../content/industries/departments';
import { forwardSheet, printForColleagues } from '../../content/industries/forward-sheet';
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
import { TermsSection } from '../../sections/terms-section';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { IntegrationsSection } from './integrations-section';

const beforeClosing = css({ '@media screen': { paddingBottom: space.section } });
// In print the page has facts about data but no figures and stories, for colleagues who check a new system.
const onlyOnPaper = css({ '@media screen': { display: 'none' } });
const printButton = css({
  display: 'inline',
  minHeight: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  // In wide windows the button is beside the last line of the note, inside the padding of the white box.
  '@media (min-width: 80em)': {
    position: 'absolute',
    insetBlockEnd: '3.5rem',
    insetInlineEnd: '2.375rem',
  },
  '@media (scripting: none), (width < 40em)': { display: 'none' },
});

export function IndustryPage({ content }: { content: IndustryContent }) {
  const { slug, hero, furtherComponent, limits, integrations, stories } = content;
  const path = paths.industry[slug];
  // Only one section of a page may use the largest font size: the section with the success stories if it shows a
  // figure, or else the last section.
  const hasFigure = stories.picture === undefined;
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        kicker={`Solutions / ${departments[slug].name}`}
        title={hero.title}
        lead={hero.lead}
        actions={<DiscoveryActions to={paths.solutions}>View Solutions</DiscoveryActions>}
        note={discovery.cost}
        table={<GarmentBoard content={hero.board} />}
      />
      <ImpactSection
        content={{ ...content.impact, note: ringsCaption(owner, path) }}
        className="screen-only"
      />
      <FeatureGridSection
        content={{
          ...content.features,
          lead: typicalStart(hero.board.pieces, furtherComponent),
        }}
        statement={
          <>
            {limits}{' '}
            <Button variant="quiet" css={printButton} data-print>
              {printForColleagues}
            </Button>
          </>
        }
        layout="sheet"
      />
      {integrations && <IntegrationsSection content={integrations} />}
      <StoriesSection
        content={{ lead: storiesLead(owner), ...stories }}
        css={beforeClosing}
        className="screen-only"
      />
      <TermsSection content={forwardSheet(slug)} css={onlyOnPaper} />
      <ClosingSection
        {...content.closing}
        plans={discovery.plans}
        ground={hasFigure ? 'night' : 'cobalt'}
      />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}
