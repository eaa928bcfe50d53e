import { join } from 'node:path/posix';
import type { ClientBundle } from './bundle';
import { readBootstrap, writeDocument } from './document';
import { addressOf, type BuildFlavour } from './flavour';
import { readFacts, type PageFacts } from './page-facts';
import { socialTags } from './social-tags';
import { dataElement, structuredData } from './structured-data';

export interface Prerendered {
  /** HTML by its file below the site's folder. */
  documents: Map<string, string>;
  /** Of every page that has an address. */
  pages: PageFacts[];
}

/** Renders every page. The flavour's settings must stand in `process.env` by now: the pages' code reads them there. */
export async function prerender(bundle: ClientBundle, flavour: BuildFlavour): Promise<Prerendered> {
  const { renderPage, routes, notFoundRoute } = await import('../src/server');
  const bootstrap = await readBootstrap();
  const basename = flavour.publicPath.slice(0, -1);
  const documents = new Map<string, string>();
  const pages: PageFacts[] = [];
  for (const route of [...routes, notFoundRoute]) {
    const page = await renderPage(basename + (route.path ?? '/404'), basename);
    const facts = route.path ? readFacts(route.path, page) : undefined;
    const forMachines = facts && {
      social: socialTags(facts, flavour),
      data: dataElement(structuredData(facts, (path) => addressOf(flavour, path))),
    };
    const html = writeDocument({ page, ...forMachines }, bundle, bootstrap, flavour.publicPath);
    documents.set(route.path ? join(route.path, 'index.html') : '404.html', html);
    if (facts) pages.push(facts);
  }
  return { documents, pages };
}
