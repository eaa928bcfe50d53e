import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GarmentBoard } from '../../src/brand/garments/garment-board';
import { GradedNest } from '../../src/brand/illustrations/graded-nest';
import { financePage } from '../../src/content/industries/finance';
import { aiStrategyDiscoveryPage } from '../../src/content/services/ai-strategy-discovery';
import { dataSecurityPage } from '../../src/content/services/data-security';
import { FeatureGridSection } from '../../src/sections/feature-grid-section';
import { ImpactSection } from '../../src/sections/impact-section';
import { ProcessSection } from '../../src/sections/process-section';
import { DrawnWords } from './drawn-words';

const sizes = ['S', 'M', 'L', 'XL'].map((name, index) => ({
  name,
  tasks: '',
  components: 4 ** (index + 1),
  share: 0.3 + index * 0.2,
}));
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: '544px 1fr',
  gap: 80,
  alignItems: 'center',
  padding: 40,
};

/** Contents of the pictures in src/brand/README.md, by name. They show components and texts of the site. */
const samples: Record<string, ReactNode> = {
  words: <DrawnWords />,
  pieces: <FeatureGridSection content={dataSecurityPage.features!} layout="band" ground="deep" />,
  patterns: (
    <section style={sideBySide}>
      <GarmentBoard content={financePage.hero.board} />
      <GradedNest sizes={sizes} cut={2} thumb={0.7} components={64} isLetOut={false} ticks={[]} />
    </section>
  ),
  thread: <ProcessSection content={aiStrategyDiscoveryPage.process!} ground="deep" />,
  tape: <ImpactSection content={financePage.impact} />,
};

export const lookSamples = Object.entries(samples).map(([name, sample]) => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat` Emotion collects rules in its cache, and does not add a style element beside each element.
  cache.compat = true;
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{sample}</CacheProvider>);
  return { name, html, css: createEmotionServer(cache).extractCritical(html).css };
});
