import { DiscoveryBanner } from '../../features/discovery-banner/discovery-banner';
import { ScoreBadge } from '../../features/readiness-challenge/score-badge';

/**
 * Renders the banner and the badge with the quiz's score. The home clock decides when they appear
 * (pages/home/home-clock).
 */
export function HomeOverlays() {
  return (
    <>
      <DiscoveryBanner />
      <ScoreBadge />
    </>
  );
}
