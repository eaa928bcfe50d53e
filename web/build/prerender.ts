import { createHash } from 'node:crypto';
import { register } from 'node:module';
import { join } from 'node:path/posix';
import type { ReactElement } from 'react';
import type { RenderedPage } from '../src/app/export';
import { paths } from '../src/paths';
import type { ClientBundle } from './bundle';
import { readInlineScript, withIslandCode, writeDocument } from './document';
import { addressOf, type BuildFlavour } from './flavour';
import { minifyStyles } from './minify-styles';
import { readFacts, type PageFacts } from './page-facts';
import { socialTags } from './social-tags';
import { organizationData } from './structured-data';

export interface Prerendered {
  documents: Map<string, string>;
  pages: PageFacts[];
}

/** Makes Node's default import of this CommonJS package return its export `default`, as Parcel's bundle does. */
function registerFocusLock() {
  const hook = `export async function resolve(name, context, next) {
    const found = await next(name, context);
    if (name !== 'react-focus-lock') return found;
    const module = \`import lock from '\${found.url}'; export default lock.default;\`;
    return { url: 'data:text/javascript,' + encodeURIComponent(module), shortCircuit: true };
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

/** Renders every page. The page modules read `flavour.env` from `process.env`, where the caller must have copied it. */
export async function prerender(bundle: ClientBundle, flavour: BuildFlavour): Promise<Prerendered> {
  registerFocusLock();
  const { renderDialogs, renderPage, routes } = await import('../src/app/export');
  const inlineScript = await readInlineScript();
  const { publicPath } = flavour;
  const copies = (await renderDialogs()).replace(
    /(?<=<style data-rules>).*?(?=<\/style>)/s,
    (css) => minifyStyles(css),
  );
  const dialogs = withIslandCode(copies, bundle);
  const hash = createHash('sha256').update(dialogs).digest('hex').slice(0, 8);
  const dialogsFile = `assets/dialogs.${hash}.txt`;
  const documents = new Map([[dialogsFile, dialogs]]);
  const pages: PageFacts[] = [];
  const rendered = [];
  for (const { path, element } of routes) {
    const address = path === '*' ? undefined : path!;
    // Every URL must start with the public path, so the home page's URL keeps its final slash.
    const page = renderPage(publicPath + (address ?? '/404').slice(1), publicPath);
    rendered.push({ address, component: (element as ReactElement).type, page });
  }
  for (const { address, component, page } of rendered) {
    const sameComponent = rendered
      .filter((other) => other.component === component)
      .map((other) => other.page);
    const facts = address ? readFacts(address, page) : undefined;
    const forMachines = facts && {
      social: socialTags(facts, flavour),
      data: address === paths.about ? organizationData((to) => addressOf(flavour, to)) : '',
    };
    const html = writeDocument(
      {
        page,
        css: minifyStyles(stylesOf(page, sameComponent)),
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
 * Returns the styles of all pages with the same component. Equal styles need only one hash in the security policy, and
 * hosts limit the policy's length. If these styles are over 5 % larger than the largest styles of one page, returns
 * only the styles of `page`.
 */
function stylesOf(page: RenderedPage, sameComponent: RenderedPage[]): string {
  const css = [...new Set(sameComponent.flatMap(({ rules }) => rules))].join('');
  const largest = Math.max(...sameComponent.map(({ rules }) => rules.join('').length));
  return css.length > 1.05 * largest ? page.rules.join('') : css;
}
