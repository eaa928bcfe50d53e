import { priceOf, pricing } from '../content/pricing';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../paths';
import { AddOnsSection } from '../sections/add-ons-section';
import { ClosingSection } from '../sections/closing-section';
import { PlansSection } from '../sections/plans-section';
import { UsageSection } from '../sections/usage-section';
import { useBilling } from './use-billing';

export default function PricingPage() {
  const { isAnnual, toggle } = useBilling();
  return (
    <>
      <PageMeta {...pricing.meta} path={paths.pricing} />
      <PlansSection
        content={pricing}
        prices={pricing.plans.map((plan) => ({ plan, price: priceOf(plan, isAnnual) }))}
        isAnnual={isAnnual}
        onToggle={toggle}
      />
      <UsageSection content={pricing.usage} />
      <AddOnsSection content={pricing.addOns} />
      <ClosingSection {...pricing.closing} />
    </>
  );
}
