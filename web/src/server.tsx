import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString, type ServerOptions } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app';
import { matchRoute } from './routes';
import { preloadIslands } from './ui/island';
import { writeHtmlWith } from './ui/written-html';

export { notFoundRoute, routes } from './routes';

export interface RenderedPage {
  /** The page below `<div id="root">`. */
  html: string;
  /** Title, meta and link elements for the document's head. */
  head: string;
  /** Emotion's rules for this page. */
  css: string;
}

/** Renders one path of the site, base path included, to complete HTML. Throws what the page throws. */
export async function renderPage(url: string, basename: string): Promise<RenderedPage> {
  await matchRoute(url.slice(basename.length) || '/').page.preload();
  await preloadIslands();
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Rules are collected in the cache, not written beside each element.
  cache.compat = true;
  let head = '';
  const render = (content: ReactNode, options?: ServerOptions) => {
    const markup = renderToString(<CacheProvider value={cache}>{content}</CacheProvider>, options);
    // React puts what belongs into the head first.
    const [found] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)!;
    head += found;
    return markup.slice(found.length);
  };
  writeHtmlWith((content, identifierPrefix) => render(content, { identifierPrefix }));
  const html = render(
    <StaticRouter location={url} basename={basename}>
      <App matchRoute={matchRoute} isWritten />
    </StaticRouter>,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { html, head, css: rules.join('') };
}
