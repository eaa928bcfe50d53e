import type { ComponentProps, ReactNode } from 'react';
import { Invoice } from '../../brand/scenes/invoice';
import { MarketChart } from '../../brand/scenes/market-chart';
import { StudioDashboard } from '../../brand/scenes/studio-dashboard';
import { VoiceCall } from '../../brand/scenes/voice-call';
import { discovery } from '../../content/features/discovery';
import { siblingsOf } from '../../content/navigation';
import { combinations, aiSuitePage, executions } from '../../content/products/ai-suite';
import { analysisSuitePage, questions } from '../../content/products/analysis-suite';
import { documentProcessingPage, documentRoutes } from '../../content/products/document-processing';
import { termsOf } from '../../content/products/terms';
import { voiceAgentsPage, languages } from '../../content/products/voice-agents';
import { owner } from '../../content/owner';
import { ringsCaption, storiesLead } from '../../content/owner-texts';
import type { ProductContent } from '../../content/types/product';
import { PageMeta } from '../../layout/page-meta';
import { paths } from '../../paths';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { FeatureGridSection } from '../../sections/feature-grid-section';
import { ImpactSection } from '../../sections/impact-section';
import { PageHero } from '../../sections/page-hero';
import { SiblingLinks } from '../../sections/sibling-links';
import { StoriesSection } from '../../sections/stories-section';
import { TermsSection } from '../../sections/terms-section';
import { Button } from '../../ui/button';
import { CountingSection } from './counting-section';
import { LanguagesSection } from './languages-section';
import { QuestionsSection } from './questions-section';
import { RoutesSection } from './routes-section';
import { UseCasesSection } from './use-cases-section';

interface ProductPageProps {
  content: ProductContent;
  scene: Pick<ComponentProps<typeof PageHero>, 'picture' | 'panorama'>;
  children: ReactNode;
}

function ProductPage({ content, scene, children }: ProductPageProps) {
  const path = paths.product[content.slug];
  const { action, ...hero } = content.hero;
  const { limits, ...terms } = termsOf(content.slug);
  return (
    <>
      <PageMeta {...content.meta} path={path} />
      <PageHero
        {...hero}
        actions={<Button {...opensDialog('discovery')}>{action}</Button>}
        note={discovery.cost}
        isPictureWide
        {...scene}
      />
      <ImpactSection content={{ ...content.impact, note: ringsCaption(owner, path) }} />
      <FeatureGridSection content={content.features} statement={limits} layout="sheet" />
      {children}
      <UseCasesSection content={content.useCases} />
      <StoriesSection content={{ lead: storiesLead(owner), ...content.stories }} />
      <TermsSection content={terms} />
      <ClosingSection
        {...content.closing}
        plans={discovery.plans}
        ground={content.slug === 'ai-suite' ? 'night' : 'cobalt'}
      />
      <SiblingLinks {...siblingsOf(path)} />
    </>
  );
}

export function AnalysisSuitePage() {
  return (
    <ProductPage content={analysisSuitePage} scene={{ picture: <MarketChart /> }}>
      <QuestionsSection content={questions} />
    </ProductPage>
  );
}

export function DocumentProcessingPage() {
  return (
    <ProductPage content={documentProcessingPage} scene={{ picture: <Invoice /> }}>
      <RoutesSection content={documentRoutes} />
    </ProductPage>
  );
}

export function VoiceAgentsPage() {
  return (
    <ProductPage content={voiceAgentsPage} scene={{ picture: <VoiceCall /> }}>
      <LanguagesSection content={languages} />
    </ProductPage>
  );
}

export function AiSuitePage() {
  return (
    <ProductPage content={aiSuitePage} scene={{ panorama: <StudioDashboard /> }}>
      <CountingSection agents={combinations} tasks={executions} />
    </ProductPage>
  );
}
