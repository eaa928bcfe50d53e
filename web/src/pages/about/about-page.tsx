import { discovery } from '../../content/features/discovery';
import { about } from '../../content/pages/about';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { ClosingSection } from '../../sections/closing-section';
import { DiscoveryActions, PageHero } from '../../sections/page-hero';
import { TermsSection } from '../../sections/terms-section';
import { MeasuringCard } from './measuring-card';
import { PresenceSection } from './presence-section';
import { StorySection } from './story-section';
import { ValuesSection } from './values-section';

export function AboutPage() {
  return (
    <>
      <PageMeta {...about.meta} path={paths.about} />
      <PageHero
        {...about.hero}
        isOversized
        actions={<DiscoveryActions to={paths.contact}>Contact</DiscoveryActions>}
        note={discovery.cost}
        picture={<MeasuringCard content={about.statistics} />}
      />
      <StorySection content={about.story} />
      <PresenceSection content={about.presence} />
      <TermsSection content={about.owner} />
      <ValuesSection content={about.values} />
      <ClosingSection {...about.closing} plans={discovery.plans} />
    </>
  );
}
