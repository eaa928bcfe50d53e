import { about } from '../content/about';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/closing-section';
import { MeasuringCard } from '../sections/measuring-card';
import { PageHero } from '../sections/page-hero';
import { PresenceSection } from '../sections/presence-section';
import { StorySection } from '../sections/story-section';
import { ValuesSection } from '../sections/values-section';
import { opensDialog } from '../stores/dialog';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

export function AboutPage() {
  return (
    <>
      <PageMeta {...about.meta} path={paths.about} />
      <PageHero
        {...about.hero}
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
      <ClosingSection {...about.closing} />
    </>
  );
}
