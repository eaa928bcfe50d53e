import { home } from '../content/home';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/closing-section';
import { NoScriptAddress } from '../sections/contact-details';
import { ContactSection } from '../sections/contact-section';
import { HomeHeroSection } from '../sections/home-hero-section';
import { ModelSection } from '../sections/model-section';
import { OptionsSection } from '../sections/options-section';
import { ProductsSection } from '../sections/products-section';
import { ScanSection } from '../sections/scan-section';
import { TestimonialsSection } from '../sections/testimonials-section';
import { WhySection } from '../sections/why-section';
import { Island } from './island';

/** In the order of the specification, section 2. */
export function HomePage() {
  const { email } = home.contact.details;
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <Island name="home-overlays" />
      <HomeHeroSection content={home.hero} />
      <ModelSection content={home.model} />
      <ProductsSection content={home.products} />
      <TestimonialsSection content={home.testimonials} />
      <WhySection content={home.why} />
      <ScanSection content={home.scan}>
        <NoScriptAddress email={email} />
        <Island name="ai-scan-form" />
      </ScanSection>
      <OptionsSection content={home.options} />
      <ClosingSection {...home.closing} />
      <ContactSection content={home.contact}>
        <NoScriptAddress email={email} />
        <Island name="contact-section-form" />
      </ContactSection>
    </>
  );
}
