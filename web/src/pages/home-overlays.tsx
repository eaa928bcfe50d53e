import { useEffect, useState } from 'react';
import { DiscoveryBanner } from '../features/discovery-banner/discovery-banner';
import { ReadinessChallenge } from '../features/readiness-challenge/readiness-challenge';
import { arrivalStore } from '../stores/arrival';

/** When the document's load event began, in milliseconds of `performance.now`. */
function loadTime() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.loadEventStart || performance.now();
}

/** What appears over the home page by itself, by the clock or by what is stored: nothing of it is prerendered. */
export function HomeOverlays() {
  const [arrival, setArrival] = useState(arrivalStore.get());
  useEffect(() => {
    if (arrivalStore.get() !== undefined) return;
    const handleLoad = () => setArrival(loadTime());
    // A hand that reaches for a control starts the application before the page has loaded.
    if (document.readyState === 'complete') handleLoad();
    else addEventListener('load', handleLoad);
    return () => removeEventListener('load', handleLoad);
  }, []);
  if (arrival === undefined) return null;
  return (
    <>
      <DiscoveryBanner arrival={arrival} />
      <ReadinessChallenge arrival={arrival} />
    </>
  );
}
