import { discovery } from '../../content/features/discovery';
import { about } from '../../content/pages/about';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { PageHero } from '../../sections/page-hero';
import { ValuesSection } from '../../sections/values-section';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/link';
import { MeasuringCard } from './measuring-card';
import { PresenceSection } from './presence-section';
import { StorySection } from './story-section';

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
