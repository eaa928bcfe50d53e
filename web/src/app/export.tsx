import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { IslandRendering } from '../runtime/islands/island';
import { islands as loaders } from './islands';
import { App } from './routes';

export { routes } from './routes';

export interface RenderedPage {
  /** The page below `<div id="root">`. */
  html: string;
  /** Title, meta and link elements for the document's head. */
  head: string;
  /** Emotion's rules of this page. */
  css: string;
  /** The ids by which Emotion knows the rules of the page's islands in the browser: nothing else is rendered there. */
  ids: string[];
}

/** Renders one path of the site, base path included, to complete HTML. Throws what the page throws. */
export function renderPage(url: string, basename: string): RenderedPage {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Rules are collected in the cache, not written beside each element.
  cache.compat = true;
  const inContext = (content: ReactNode) => (
    <CacheProvider value={cache}>
      <StaticRouter location={url} basename={basename}>
        {content}
      </StaticRouter>
    </CacheProvider>
  );
  let islands = '';
  const renderIsland = (content: ReactNode, name: string) => {
    if (!(name in loaders)) throw new Error(`app/islands.ts has no loader for the island ${name}`);
    const html = renderToString(inContext(content), { identifierPrefix: name });
    islands += html;
    return html;
  };
  const markup = renderToString(
    <IslandRendering value={renderIsland}>{inContext(<App />)}</IslandRendering>,
  );
  // React puts what belongs into the head first.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)!;
  const html = markup.slice(head.length);
  const server = createEmotionServer(cache);
  const { css } = server.extractCritical(html);
  // Without any, Emotion leaves the page's style element where it is.
  const ids = islands ? server.extractCritical(islands).ids : [];
  return { html, head, css, ids };
}
