import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app';
import { matchRoute } from './routes';
import { preloadIslands, renderIslandsWith } from './ui/island';

export { notFoundRoute, routes } from './routes';

export interface RenderedPage {
  /** The page below `<div id="root">`. */
  html: string;
  /** Title, meta and link elements for the document's head. */
  head: string;
  /** Emotion's rules for this page, and the ids by which its browser side knows them. */
  css: { ids: string[]; rules: string };
}

/** Renders one path of the site, base path included, to complete HTML. Throws what the page throws. */
export async function renderPage(url: string, basename: string): Promise<RenderedPage> {
  await matchRoute(url.slice(basename.length) || '/').page.preload();
  await preloadIslands();
  const cache = createCache({ key: 'css' });
  // Rules are collected in the cache, not written beside each element.
  cache.compat = true;
  renderIslandsWith((content, identifierPrefix) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>, { identifierPrefix }),
  );
  const markup = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={url} basename={basename}>
        <App />
      </StaticRouter>
    </CacheProvider>,
  );
  // React puts what belongs into the head first.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)?.[0] ?? '';
  const inserted = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string');
  return {
    html: markup.slice(head.length),
    head,
    css: {
      ids: inserted.map(([id]) => id),
      rules: inserted.map(([, rule]) => rule).join(''),
    },
  };
}
