import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { IslandRendering } from '../runtime/islands/island';
import type { DialogName } from '../runtime/overlays/dialog-store';
import { changeDraft } from '../runtime/overlays/draft-store';
import { dialogs, islands as loaders } from './islands';
import { App } from './routes';

export { routes } from './routes';

export interface RenderedPage {
  html: string;
  head: string;
  /** CSS of each Emotion style that the page uses. The CSS of a style is the same on all pages. */
  rules: string[];
}

function createExportCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat` Emotion collects rules in its cache, and does not add a style element beside each element.
  cache.compat = true;
  return cache;
}

/**
 * Renders a page to HTML. `url` is the page's path, and starts with the public path `basename`. Throws the error that
 * the page throws.
 */
export function renderPage(url: string, basename: string): RenderedPage {
  const cache = createExportCache();
  const inContext = (content: ReactNode) => (
    <CacheProvider value={cache}>
      <StaticRouter location={url} basename={basename}>
        {content}
      </StaticRouter>
    </CacheProvider>
  );
  const renderIsland = (content: ReactNode, name: string) => {
    if (!(name in loaders)) throw new Error(`app/islands.ts has no loader for the island ${name}`);
    return renderToString(inContext(content), { identifierPrefix: name });
  };
  // React hydrates only the islands, so the HTML around them needs none of React's comments between texts.
  const markup = renderToStaticMarkup(
    <IslandRendering value={renderIsland}>{inContext(<App />)}</IslandRendering>,
  );
  // React writes the head's elements (title, meta, link) before all other elements.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)!;
  const html = markup.slice(head.length);
  const { ids } = createEmotionServer(cache).extractCritical(html);
  return { html, head, rules: ids.map((id) => String(cache.inserted[id])) };
}

/**
 * Renders the static copies: the HTML of each step of each dialog, with its CSS. The client script shows a static copy,
 * and React then hydrates it. The elements have the attributes `data-island` and `data-step`.
 */
export async function renderDialogs(): Promise<string> {
  const cache = createExportCache();
  let html = '';
  for (const [name, { load, steps }] of Object.entries(dialogs)) {
    const Dialog: ComponentType = await load();
    for (let step = 0; step < steps; step += 1) {
      // The intake dialog renders the step that its draft names.
      if (name === 'free-intake') changeDraft('free-intake-dialog', { step });
      const island = `${name as DialogName}-dialog`;
      const content = renderToString(
        <CacheProvider value={cache}>{createElement(Dialog)}</CacheProvider>,
        { identifierPrefix: island },
      );
      html += `<div data-island="${island}" data-step="${step}" data-unhydrated="">${content}</div>`;
    }
  }
  const { css } = createEmotionServer(cache).extractCritical(html);
  // @reach/dialog renders elements with style attributes. The build removes them, because the security policy blocks
  // style attributes.
  const withoutStyles = html.replaceAll(/ style="[^"]*"/g, '');
  return `<style data-rules>${css}</style>${withoutStyles}`;
}
