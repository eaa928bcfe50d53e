import { Invoice } from '../../brand/scenes/invoice';
import { MarketChart } from '../../brand/scenes/market-chart';
import { StudioDashboard } from '../../brand/scenes/studio-dashboard';
import { VoiceCall } from '../../brand/scenes/voice-call';
import { combinations, content as aiSuite, executions } from '../../content/products/ai-suite';
import { content as analysisSuite, questions } from '../../content/products/analysis-suite';
import {
  content as documentProcessing,
  documentRoutes,
} from '../../content/products/document-processing';
import { termsOf } from '../../content/products/terms';
import { content as voiceAgents, languages } from '../../content/products/voice-agents';
import { CombinationsSection } from './combinations-section';
import { ExecutionsSection } from './executions-section';
import { LanguagesSection } from './languages-section';
import { ProductPage } from './product-page';
import { QuestionsSection } from './questions-section';
import { RoutesSection } from './routes-section';

export function AnalysisSuitePage() {
  return (
    <ProductPage content={analysisSuite} terms={termsOf('analysis-suite')} scene={<MarketChart />}>
      <QuestionsSection content={questions} />
    </ProductPage>
  );
}

export function DocumentProcessingPage() {
  return (
    <ProductPage
      content={documentProcessing}
      terms={termsOf('document-processing')}
      scene={<Invoice />}
    >
      <RoutesSection content={documentRoutes} />
    </ProductPage>
  );
}

export function VoiceAgentsPage() {
  return (
    <ProductPage content={voiceAgents} terms={termsOf('voice-agents')} scene={<VoiceCall />}>
      <LanguagesSection content={languages} />
    </ProductPage>
  );
}

export function AiSuitePage() {
  return (
    <ProductPage
      content={aiSuite}
      terms={termsOf('ai-suite')}
      scene={<StudioDashboard />}
      hasWideScene
    >
      <CombinationsSection content={combinations} />
      <ExecutionsSection content={executions} />
    </ProductPage>
  );
}
