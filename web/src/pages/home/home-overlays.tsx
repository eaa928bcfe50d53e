import { DiscoveryBanner } from '../../features/discovery-banner/discovery-banner';
import { ScoreBadge } from '../../features/readiness-challenge/score-badge';

/** What appears over the home page by itself, when its clock or what is stored says so (pages/home/home-clock). */
export function HomeOverlays() {
  return (
    <>
      <DiscoveryBanner />
      <ScoreBadge />
    </>
  );
}
