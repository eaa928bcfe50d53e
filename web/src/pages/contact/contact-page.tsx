import { contactPage } from '../../content/pages/contact';
import { ContactPageForm } from '../../features/contact-message/contact-page-form';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { Island } from '../../runtime/islands/island';
import { NoScriptAddress } from '../../sections/contact-details';
import { ContactPageSection } from './contact-page-section';
import { DiscoveryPromotionSection } from './discovery-promotion-section';

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactPage.meta} path={paths.contact} />
      <ContactPageSection content={contactPage}>
        <NoScriptAddress email={contactPage.details.email} />
        <Island name="contact-page-form" component={ContactPageForm} props={{}} />
      </ContactPageSection>
      <DiscoveryPromotionSection content={contactPage.promotion} />
    </>
  );
}
