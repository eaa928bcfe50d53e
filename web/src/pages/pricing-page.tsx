import { pricing } from '../content/pricing';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../paths';
import { AddOnsSection } from '../sections/add-ons-section';
import { ClosingSection } from '../sections/closing-section';
import { UsageSection } from '../sections/usage-section';
import { Plans } from './islands';

/** In the order of the specification, section 2. */
export default function PricingPage() {
  return (
    <>
      <PageMeta {...pricing.meta} path={paths.pricing} />
      <Plans />
      <UsageSection content={pricing.usage} />
      <AddOnsSection content={pricing.addOns} />
      <ClosingSection {...pricing.closing} />
    </>
  );
}
