import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GarmentBoard } from '../../src/brand/garments/garment-board';
import { GradedNest } from '../../src/brand/illustrations/graded-nest';
import { content as finance } from '../../src/content/industries/finance';
import { content as strategy } from '../../src/content/services/ai-strategy-discovery';
import { content as security } from '../../src/content/services/data-security';
import { FeatureGridSection } from '../../src/sections/feature-grid-section';
import { ImpactSection } from '../../src/sections/impact-section';
import { ProcessSection } from '../../src/sections/process-section';

const sizes = ['S', 'M', 'L', 'XL'].map((name, index) => ({
  name,
  end: '',
  share: 0.3 + index * 0.2,
}));
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: '544px 1fr',
  gap: 80,
  alignItems: 'center',
  padding: 40,
};

/** Contents of the pictures in the theme's README, by name. They show components and texts of the site. */
const samples: Record<string, ReactNode> = {
  pieces: <FeatureGridSection content={security.features!} layout="band" ground="deep" />,
  patterns: (
    <section style={sideBySide}>
      <GarmentBoard content={finance.hero.board} />
      <GradedNest sizes={sizes} cut={2} thumb={0.7} ticks={[]} />
    </section>
  ),
  thread: <ProcessSection content={strategy.process!} ground="deep" />,
  tape: <ImpactSection content={finance.impact} />,
};

export const lookSamples = Object.entries(samples).map(([name, sample]) => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat` Emotion collects rules in its cache, and does not add a style element beside each element.
  cache.compat = true;
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{sample}</CacheProvider>);
  return { name, html, css: createEmotionServer(cache).extractCritical(html).css };
});
