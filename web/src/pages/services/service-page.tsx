import { discovery } from '../../content/features/discovery';
import type { ServiceContent } from '../../content/types/service';
import { siblingsOf } from '../../content/siblings';
import { PageMeta } from '../../layout/page-meta';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { OfferSection } from './offer-section';
import { PageHero } from '../../sections/page-hero';
import { ProcessSection } from '../../sections/process-section';
import { ServicePicture } from '../../brand/illustrations/service-picture';
import { SiblingLinks } from '../../sections/sibling-links';
import { StandardsSection } from './standards-section';
import { SystemTypesSection } from './system-types-section';
import { TopicsSection } from './topics-section';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { Button } from '../../ui/button';

/** One layout for five services (specification, section 2: service pages). */
export function ServicePage({ content }: { content: ServiceContent }) {
  const { path, hero, features, process, offer, systemTypes, topics, standards } = content;
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Button {...opensDialog('discovery')}>Start with Discovery</Button>
            <Button variant="outline" {...opensDialog('free-intake')}>
              Free Intake
            </Button>
          </>
        }
        picture={<ServicePicture name={hero.picture} />}
      />
      {features && <FeatureGridSection content={features} ground="deep" />}
      {systemTypes && <SystemTypesSection content={systemTypes} />}
      {process && <ProcessSection content={process} ground={features ? 'paper' : 'deep'} />}
      {offer && <OfferSection content={offer} />}
      {topics && <TopicsSection content={topics} />}
      {standards && <StandardsSection content={standards} />}
      <ClosingSection
        {...content.closing}
        cost={discovery.cost}
        plans={discovery.plans}
        // The offer's price is already.
        isOversized={!offer}
      />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}
