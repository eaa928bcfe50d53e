import { discovery } from '../content/discovery';
import { pricing } from '../content/pricing';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { AddOnsSection } from '../sections/pricing/add-ons-section';
import { ClosingSection } from '../sections/shared/closing-section';
import { UsageSection } from '../sections/pricing/usage-section';
import { Island } from './island';

/** In the order of the specification, section 2. */
export function PricingPage() {
  return (
    <>
      <PageMeta {...pricing.meta} path={paths.pricing} />
      <Island name="plans" />
      <UsageSection content={pricing.usage} />
      <AddOnsSection content={pricing.addOns} />
      <ClosingSection {...pricing.closing} cost={discovery.cost} />
    </>
  );
}
