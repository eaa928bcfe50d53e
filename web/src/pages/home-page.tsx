import { useState } from 'react';
import { home } from '../content/home';
import { PageMeta } from '../layout/page-meta';
import { paths } from '../paths';
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
import { island } from '../ui/island';
import { useIsHydrating } from '../ui/use-is-hydrating';

const AiScanForm = island(
  async () => (await import('../features/ai-scan/ai-scan-form')).AiScanForm,
);
const ContactSectionForm = island(
  async () => (await import('../features/contact-message/contact-section-form')).ContactSectionForm,
);

// Nothing to prerender, so its code comes with the application.
const HomeOverlays = island(async () => (await import('./home-overlays')).HomeOverlays);

/** In the order of the specification, section 2. */
export default function HomePage() {
  const { email } = home.contact.details;
  const isFirstPage = useIsHydrating();
  const [cameAt] = useState(() => (isFirstPage ? null : performance.now()));
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <HomeOverlays cameAt={cameAt} />
      <HomeHeroSection content={home.hero} />
      <ModelSection content={home.model} />
      <ProductsSection content={home.products} />
      <TestimonialsSection content={home.testimonials} />
      <WhySection content={home.why} />
      <ScanSection content={home.scan}>
        <NoScriptAddress email={email} />
        <AiScanForm />
      </ScanSection>
      <OptionsSection content={home.options} />
      <ClosingSection {...home.closing} />
      <ContactSection content={home.contact}>
        <NoScriptAddress email={email} />
        <ContactSectionForm />
      </ContactSection>
    </>
  );
}
