import { useEffect, useState } from 'react';
import { DiscoveryBanner } from '../features/discovery-banner/discovery-banner';
import { ReadinessChallenge } from '../features/readiness-challenge/readiness-challenge';

/** When the document's load event began, in milliseconds of `performance.now`. */
function loadTime() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.loadEventStart || performance.now();
}

interface HomeOverlaysProps {
  /** When the visitor came here from another page of the site; absent: with the load of the document. */
  cameAt?: number | undefined;
}

/** What appears over the home page by itself, by the clock or by what is stored: nothing of it is prerendered. */
export function HomeOverlays({ cameAt }: HomeOverlaysProps) {
  const [arrival, setArrival] = useState(cameAt);
  useEffect(() => {
    if (cameAt !== undefined) return;
    const handleLoad = () => setArrival(loadTime());
    // A hand that reaches for a control starts the application before the page has loaded.
    if (document.readyState === 'complete') handleLoad();
    else addEventListener('load', handleLoad);
    return () => removeEventListener('load', handleLoad);
  }, [cameAt]);
  if (arrival === undefined) return null;
  return (
    <>
      <DiscoveryBanner arrival={arrival} />
      <ReadinessChallenge arrival={arrival} />
    </>
  );
}
