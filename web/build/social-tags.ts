import { pictureAlternative, pictureOf, type PictureKind } from '../src/content/seo-pictures';
import { site } from '../src/content/site';
import { addressOf, type BuildFlavour } from './flavour';
import type { PageFacts } from './page-facts';

/** Below web/public; drawn by `npm run pictures`, a picture a kind of page. */
export const picturePath = (kind: PictureKind) => `/og/${kind}.png`;

/** In px, as Facebook, LinkedIn and others ask for it. */
export const pictureSize = { width: 1200, height: 630 };

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Open Graph and Twitter tags. They are for machines that fetch a document and run no script: only the prerender
 * writes them, the browser's code knows nothing of them.
 */
export function socialTags(page: PageFacts, flavour: BuildFlavour): string {
  const kind = pictureOf(page.kind);
  const picture = addressOf(flavour, picturePath(kind));
  const shared = {
    title: page.title,
    description: page.description,
    image: picture,
    'image:alt': pictureAlternative(kind),
  };
  const openGraph = {
    type: 'website',
    site_name: site.name,
    locale: site.locale.replace('-', '_'),
    url: addressOf(flavour, page.path),
    ...shared,
    'image:width': pictureSize.width,
    'image:height': pictureSize.height,
  };
  const twitter = { card: 'summary_large_image', ...shared };
  return [
    ...Object.entries(openGraph).map(([name, value]) => tag('property', `og:${name}`, value)),
    ...Object.entries(twitter).map(([name, value]) => tag('name', `twitter:${name}`, value)),
  ].join('');
}

const tag = (key: 'name' | 'property', name: string, value: string | number) =>
  `<meta ${key}="${name}" content="${escape(String(value))}">`;
