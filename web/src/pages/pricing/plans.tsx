import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { priceOf, pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';
import { PlansSection } from './plans-section';

const name = 'billing';
const annual = 'annual';

/**
 * The billing period, kept in the URL as `?billing=annual`, so that it survives reload and sharing. Every other value
 * means monthly. The prerendered page is monthly.
 */
function useBilling() {
  const isHydrating = useIsHydrating();
  const [query, setQuery] = useSearchParams();
  const isAnnual = !isHydrating && query.get(name) === annual;

  // The router may show a change later than the visitor's next press comes.
  const isWanted = useRef(isAnnual);
  useEffect(() => {
    isWanted.current = isAnnual;
  }, [isAnnual]);

  function toggle() {
    isWanted.current = !isWanted.current;
    if (isWanted.current) query.set(name, annual);
    else query.delete(name);
    // One entry in the history, however often the visitor compares.
    setQuery(query, { replace: true });
  }

  return { isAnnual, toggle };
}

/** The plans at the prices of the chosen period. */
export function Plans() {
  const { isAnnual, toggle } = useBilling();
  return (
    <PlansSection
      content={pricing}
      prices={pricing.plans.map((plan) => ({ plan, price: priceOf(plan, isAnnual) }))}
      isAnnual={isAnnual}
      onToggle={toggle}
    />
  );
}
