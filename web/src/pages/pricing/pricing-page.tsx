import { discovery } from '../../content/features/discovery';
import { beforeYouSign } from '../../content/pages/before-you-sign';
import { pricing } from '../../content/pages/pricing';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { Island } from '../../runtime/islands/island';
import { ClosingSection } from '../../sections/closing-section';
import { TermsSection } from '../../sections/terms-section';
import { AddOnsSection } from './add-ons-section';
import { Plans } from './plans';
import { UsageSection } from './usage-section';

/** The requirements fix the order of the sections (section 2). */
export function PricingPage() {
  return (
    <>
      <PageMeta {...pricing.meta} path={paths.pricing} />
      <Island name="plans" component={Plans} props={{}} />
      <UsageSection content={pricing.usage} />
      <AddOnsSection content={pricing.addOns} />
      <TermsSection content={beforeYouSign} />
      <ClosingSection {...pricing.closing} cost={discovery.cost} />
    </>
  );
}
