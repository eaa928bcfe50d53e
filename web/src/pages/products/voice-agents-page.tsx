import { termsOf } from '../../content/products/terms';
import { content, languages } from '../../content/products/voice-agents';
import { LanguagesSection } from './languages-section';
import { VoiceCall } from '../../brand/scenes/voice-call';
import { ProductPage } from './product-page';

export function VoiceAgentsPage() {
  return (
    <ProductPage content={content} terms={termsOf('voice-agents')} scene={<VoiceCall />}>
      <LanguagesSection content={languages} />
    </ProductPage>
  );
}
