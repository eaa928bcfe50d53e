import { about } from '../content/about';
import { discovery } from '../content/discovery';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/shared/closing-section';
import { MeasuringCard } from '../sections/company/measuring-card';
import { PageHero } from '../sections/shared/page-hero';
import { PresenceSection } from '../sections/company/presence-section';
import { StorySection } from '../sections/company/story-section';
import { ValuesSection } from '../sections/company/values-section';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

export function AboutPage() {
  return (
    <>
      <PageMeta {...about.meta} path={paths.about} />
      <PageHero
        {...about.hero}
        isOversized
        actions={
          <>
            <Button {...opensDialog('discovery')}>Start with Discovery</Button>
            <ButtonLink variant="outline" to={paths.contact}>
              Contact
            </ButtonLink>
          </>
        }
        picture={<MeasuringCard content={about.statistics} />}
      />
      <StorySection content={about.story} />
      <PresenceSection content={about.presence} />
      <ValuesSection content={about.values} ground="deep" />
      <ClosingSection
        {...about.closing}
        cost={discovery.cost}
        plans={discovery.plans}
        isOversized
      />
    </>
  );
}
