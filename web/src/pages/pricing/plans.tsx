import { priceOf, pricing } from '../../content/pages/pricing';
import { PlansSection } from './plans-section';
import { useBilling } from './use-billing';

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
