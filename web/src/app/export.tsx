import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { IslandRendering } from '../runtime/islands/island';
import type { DialogName } from '../runtime/overlays/dialog-store';
import { changeDraft } from '../runtime/overlays/drafts';
import { dialogs, islands as loaders } from './islands';
import { App } from './routes';

export { routes } from './routes';

export interface RenderedPage {
  html: string;
  head: string;
  css: string;
  /**
   * Ids of the islands' Emotion rules. The build shortens all other class names; these keep their hashes, because React
   * renders islands in the browser too.
   */
  ids: string[];
}

function createExportCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Makes Emotion collect rules in its cache, and not in a style element beside each element.
  cache.compat = true;
  return cache;
}

/** Renders one URL of the site, including the public path, to HTML. Throws what the page throws. */
export function renderPage(url: string, basename: string): RenderedPage {
  const cache = createExportCache();
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
  // Nothing but the islands is hydrated: the page around them needs no marks between texts.
  const markup = renderToStaticMarkup(
    <IslandRendering value={renderIsland}>{inContext(<App />)}</IslandRendering>,
  );
  // React writes the elements for the head first.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)!;
  const html = markup.slice(head.length);
  const server = createEmotionServer(cache);
  const { css } = server.extractCritical(html);
  // Without ids Emotion leaves the page's style element in its place.
  const ids = islands ? server.extractCritical(islands).ids : [];
  return { html, head, css, ids };
}

/**
 * Renders a static copy of each step of each dialog, as the browser hydrates it, with its CSS. The copies have the
 * attributes `data-island` and `data-step`.
 */
export async function renderDialogs(): Promise<string> {
  const cache = createExportCache();
  let html = '';
  for (const [name, { load, steps }] of Object.entries(dialogs)) {
    const Dialog: ComponentType = await load();
    for (let step = 0; step < steps; step += 1) {
      // The intake opens at the step of its draft.
      if (name === 'free-intake') changeDraft(name, { step });
      const island = `${name as DialogName}-dialog`;
      const content = renderToString(
        <CacheProvider value={cache}>{createElement(Dialog)}</CacheProvider>,
        { identifierPrefix: island },
      );
      html += `<div data-island="${island}" data-step="${step}" data-unhydrated="">${content}</div>`;
    }
  }
  const { css, ids } = createEmotionServer(cache).extractCritical(html);
  // @reach/dialog's disabled focus guards have a style attribute, which the Content-Security-Policy blocks.
  const withoutStyles = html.replaceAll(/ style="[^"]*"/g, '');
  return `<style data-rules="${ids.join(' ')}">${css}</style>${withoutStyles}`;
}
