import { createHash } from 'node:crypto';
import { register } from 'node:module';
import { join } from 'node:path/posix';
import type { ReactElement } from 'react';
import type { RenderedPage } from '../src/app/export';
import type { ClientBundle } from './bundle';
import { readInlineScript, splitRules, withIslandCode, writeDocument } from './document';
import { addressOf, type BuildFlavour } from './flavour';
import { minifyStyles } from './minify-styles';
import { readFacts, type PageFacts } from './page-facts';
import { shortenNames } from './short-names';
import { socialTags } from './social-tags';
import { dataElement, structuredData } from './structured-data';

export interface Prerendered {
  /** HTML by its file below the site's folder. */
  documents: Map<string, string>;
  /** Of every page that has an address. */
  pages: PageFacts[];
}

/**
 * Gives @reach/dialog its focus lock, which it renders switched off. Node takes the whole exports of that CommonJS module
 * for its default export, where bundlers take their property `default`.
 */
function registerFocusLock() {
  const hook = `export async function resolve(name, context, next) {
    const found = await next(name, context);
    if (name !== 'react-focus-lock') return found;
    const module = \`import lock from '\${found.url}'; export default lock.default;\`;
    return { url: 'data:text/javascript,' + encodeURIComponent(module), shortCircuit: true };
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

/** Renders every page. The flavour's settings must stand in `process.env` by now: the pages' code reads them there. */
export async function prerender(bundle: ClientBundle, flavour: BuildFlavour): Promise<Prerendered> {
  registerFocusLock();
  const { renderDialogs, renderPage, routes } = await import('../src/app/export');
  const inlineScript = await readInlineScript();
  const { publicPath } = flavour;
  const dialogs = withIslandCode(await renderDialogs(), bundle);
  const hash = createHash('sha256').update(dialogs).digest('hex').slice(0, 8);
  const dialogsFile = `assets/dialogs.${hash}.txt`;
  const documents = new Map([[dialogsFile, dialogs]]);
  const pages: PageFacts[] = [];
  const rendered = [];
  for (const { path, element } of routes) {
    // The row for every other path is the 404 page.
    const address = path === '*' ? undefined : path!;
    // With its slash at the end the home page's own address has one too: below a sub-path it lies inside.
    const page = renderPage(publicPath + (address ?? '/404').slice(1), publicPath);
    rendered.push({ address, component: (element as ReactElement).type, page });
  }
  for (const { address, component, page } of rendered) {
    const alike = rendered
      .filter((other) => other.component === component)
      .map((other) => other.page);
    const facts = address ? readFacts(address, page) : undefined;
    const forMachines = facts && {
      social: socialTags(facts, flavour),
      data: dataElement(structuredData(facts, (to) => addressOf(flavour, to))),
    };
    const { css, ids } = stylesOf(page, alike);
    const styled = { ...page, css: minifyStyles(css), ids };
    const html = writeDocument(
      {
        // The demo's pages share a file of the rules that they have in common: there a name means one rule everywhere.
        page: flavour.name === 'demo' ? styled : shortenNames(styled),
        copies: publicPath + dialogsFile,
        ...forMachines,
      },
      bundle,
      inlineScript,
      publicPath,
    );
    documents.set(address ? join(address, 'index.html') : '404.html', html);
    if (facts) pages.push(facts);
  }
  return { documents, pages };
}

/**
 * Pages that one component renders with nearly the same rules share one style element, and so one hash in the security
 * policy: hosts do not read a header of any length.
 */
function stylesOf(page: RenderedPage, alike: RenderedPage[]) {
  const css = [...new Set(alike.flatMap((each) => splitRules(each.css)))].join('');
  const largest = Math.max(...alike.map((each) => each.css.length));
  if (css.length > 1.05 * largest) return page;
  return { css, ids: [...new Set(alike.flatMap(({ ids }) => ids))] };
}
