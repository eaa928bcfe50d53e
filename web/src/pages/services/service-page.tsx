import { BoltOfCloth } from '../../brand/illustrations/bolt-of-cloth';
import { MeasuringPicture } from '../../brand/illustrations/measuring-picture';
import { MendedJacket } from '../../brand/illustrations/mended-jacket';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import type { ServiceContent } from '../../content/types/service';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { PageHero } from '../../sections/page-hero';
import { ProcessSection } from '../../sections/process-section';
import { SiblingLinks } from '../../sections/sibling-links';
import { TermsSection } from '../../sections/terms-section';
import { Button } from '../../ui/button';
import { AccessTable } from './access-table';
import { BlueprintSection } from './blueprint-section';
import { OfferSection } from './offer-section';
import { StagesSection } from './stages-section';
import { StandardsSection } from './standards-section';
import { SystemTypesSection } from './system-types-section';
import { TopicsSection } from './topics-section';

function drawn({ drawing }: ServiceContent) {
  switch (drawing.kind) {
    case 'measuring':
      return { table: <MeasuringPicture content={drawing.content} /> };
    case 'bolt':
      return { table: <BoltOfCloth content={drawing.content} /> };
    case 'mends':
      return { table: <MendedJacket content={drawing.content} /> };
    case 'access':
      return { table: <AccessTable content={drawing.content} /> };
    case 'stages':
      return { isSpread: true };
  }
}

export function ServicePage({ content }: { content: ServiceContent }) {
  const { slug, hero, drawing, features, process, blueprint, offer, systemTypes, topics } = content;
  const { standards, terms } = content;
  const path = paths.service[slug];
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        {...hero}
        actions={
          <>
            <Button {...opensDialog('discovery')}>Start with Discovery</Button>
            <Button variant="outline" {...opensDialog('free-intake')}>
              Free Intake
            </Button>
          </>
        }
        // The page about Discovery (`measuring`) names the price in its introduction, so it needs no note.
        note={drawing.kind === 'measuring' ? undefined : discovery.cost}
        {...drawn(content)}
      />
      {drawing.kind === 'stages' && <StagesSection content={drawing.content} />}
      {features && (
        <FeatureGridSection
          content={features}
          ground="deep"
          layout={drawing.kind === 'stages' ? 'sheet' : 'band'}
        />
      )}
      {systemTypes && <SystemTypesSection content={systemTypes} />}
      {process && (
        <ProcessSection
          content={{ ...process, lead: undefined }}
          ground="deep"
          statement={process.lead}
        />
      )}
      {blueprint && <BlueprintSection content={blueprint} />}
      {offer && <OfferSection content={offer} />}
      {topics && <TopicsSection content={topics} />}
      {standards && <StandardsSection content={standards} />}
      {terms && <TermsSection content={terms} />}
      <ClosingSection {...content.closing} plans={discovery.plans} />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}
