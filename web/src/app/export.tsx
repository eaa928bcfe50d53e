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
import { wrapUnbrokenWords } from './unbroken-words';

export { routes } from './routes';

export interface RenderedPage {
  html: string;
  head: string;
  /** CSS of each Emotion style that the page uses. */
  rules: string[];
}

function createExportCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat` Emotion collects rules in its cache, and adds no style elements.
  cache.compat = true;
  return cache;
}

/** Renders a page to HTML. `url` starts with the public path `basename`. Throws the error that the page throws. */
export function renderPage(url: string, basename: string): RenderedPage {
  const cache = createExportCache();
  const inContext = (content: ReactNode) => (
    <CacheProvider value={cache}>
      <StaticRouter location={url} basename={basename}>
        {content}
      </StaticRouter>
    </CacheProvider>
  );
  const rendered = new Map<string, string>();
  const renderIsland = (content: ReactNode, name: string) => {
    if (!(name in loaders)) throw new Error(`app/islands.ts has no loader for the island ${name}`);
    rendered.set(name, renderToString(inContext(content), { identifierPrefix: name }));
    return `<!--${name}-->`;
  };
  // React's comments are needed only for hydration, and only islands are hydrated.
  const markup = renderToStaticMarkup(
    <IslandRendering value={renderIsland}>{inContext(<App />)}</IslandRendering>,
  );
  // React renders title, meta and link elements first.
  const [head] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(markup)!;
  const isRow = (classNames: string) =>
    classNames
      .split(' ')
      .some((name) => /display:(inline-)?(flex|grid)/.test(String(cache.inserted[name.slice(4)])));
  // Wraps words before the islands are inserted, because React expects the islands' HTML unchanged. The components of
  // islands use <Unbroken>.
  const html = wrapUnbrokenWords(markup.slice(head.length), isRow).replaceAll(
    /<!--(.*?)-->/g,
    (_, name: string) => rendered.get(name)!,
  );
  const { ids } = createEmotionServer(cache).extractCritical(html);
  return { html, head, rules: ids.map((id) => String(cache.inserted[id])) };
}

/** Renders the static HTML, with CSS, of each step of each dialog. Pages show it before React hydrates the dialog. */
export async function renderDialogs(): Promise<string> {
  const cache = createExportCache();
  let html = '';
  for (const [name, { load, steps }] of Object.entries(dialogs)) {
    const Dialog: ComponentType = await load();
    for (let step = 0; step < steps; step += 1) {
      // The dialog renders the step that its draft contains.
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
  // The security policy blocks the style attributes of @reach/dialog.
  const withoutStyles = html.replaceAll(/ style="[^"]*"/g, '');
  return `<style data-rules>${css}</style>${withoutStyles}`;
}
