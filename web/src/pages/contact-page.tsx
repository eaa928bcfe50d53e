import { contactPage } from '../content/contact';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { NoScriptAddress } from '../sections/shared/contact-details';
import { ContactPageSection } from '../sections/company/contact-page-section';
import { DiscoveryPromotionSection } from '../sections/company/discovery-promotion-section';
import { Island } from './island';

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactPage.meta} path={paths.contact} />
      <ContactPageSection content={contactPage}>
        <NoScriptAddress email={contactPage.details.email} />
        <Island name="contact-page-form" />
      </ContactPageSection>
      <DiscoveryPromotionSection content={contactPage.promotion} />
    </>
  );
}
