import { termsOf } from '../content/product-terms';
import { content, languages } from '../content/products/voice-agents';
import { LanguagesSection } from '../sections/product/languages-section';
import { VoiceCall } from '../sections/illustrations/scenes/voice-call';
import { ProductPage } from './product-page';

export function VoiceAgentsPage() {
  return (
    <ProductPage content={content} terms={termsOf('voice-agents')} scene={<VoiceCall />}>
      <LanguagesSection content={languages} />
    </ProductPage>
  );
}
