import { DiscoveryBanner } from '../../features/discovery-banner/discovery-banner';
import { ScoreBadge } from '../../features/readiness-challenge/score-badge';

export function HomeOverlays() {
  return (
    <>
      <DiscoveryBanner />
      <ScoreBadge />
    </>
  );
}
