import { contactPage } from '../../content/pages/contact';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { ContactPageSection } from './contact-page-section';
import { DiscoveryPromotionSection } from './discovery-promotion-section';

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactPage.meta} path={paths.contact} />
      <ContactPageSection content={contactPage} />
      <DiscoveryPromotionSection content={contactPage.promotion} />
    </>
  );
}
