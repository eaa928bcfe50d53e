import { discovery } from '../content/discovery';
import { home } from '../content/home';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../router/paths';
import { ClosingSection } from '../sections/shared/closing-section';
import { NoScriptAddress } from '../sections/shared/contact-details';
import { ContactSection } from '../sections/home/contact-section';
import { HomeHeroSection } from '../sections/home/home-hero-section';
import { ModelSection } from '../sections/home/model-section';
import { OptionsSection } from '../sections/home/options-section';
import { ProductsSection } from '../sections/home/products-section';
import { ScanSection } from '../sections/home/scan-section';
import { TestimonialsSection } from '../sections/home/testimonials-section';
import { WhySection } from '../sections/home/why-section';
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
      <ClosingSection {...home.closing} cost={discovery.cost} plans={discovery.plans} />
      <ContactSection content={home.contact}>
        <NoScriptAddress email={email} />
        <Island name="contact-section-form" />
      </ContactSection>
    </>
  );
}
