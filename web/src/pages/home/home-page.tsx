import { discovery } from '../../content/features/discovery';
import { home } from '../../content/pages/home';
import { AiScanForm } from '../../features/ai-scan/ai-scan-form';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { Island } from '../../runtime/islands/island';
import { NoScriptAddress } from '../../sections/contact-details';
import { ContactSection } from './contact-section';
import { HomeHeroSection } from './home-hero-section';
import { HomeOverlays } from './home-overlays';
import { ModelSection } from './model-section';
import { OptionsSection } from './options-section';
import { ProductsSection } from './products-section';
import { ScanSection } from './scan-section';
import { TestimonialsSection } from './testimonials-section';
import { WhySection } from './why-section';

/** The requirements fix the order of the sections (section 2). */
export function HomePage() {
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <Island name="home-overlays" component={HomeOverlays} props={{}} />
      <HomeHeroSection content={home.hero} />
      <ModelSection content={home.model} explainer={home.explainer} />
      <ProductsSection content={home.products} />
      <TestimonialsSection content={home.testimonials} />
      <WhySection content={home.why} />
      <ScanSection content={home.scan}>
        <NoScriptAddress email={home.contact.details.email} />
        <Island name="ai-scan-form" component={AiScanForm} props={{}} />
      </ScanSection>
      <OptionsSection {...home.closing} plans={discovery.plans} content={home.options} />
      <ContactSection content={home.contact} />
    </>
  );
}
