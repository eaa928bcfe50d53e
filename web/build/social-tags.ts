import { site } from '../src/content/site';
import { addressOf, type BuildFlavour } from './flavour';
import type { PageFacts } from './page-facts';

/**
 * The picture that social networks show with a link to any page. It is a file in web/public, with the size (px) that
 * Facebook and LinkedIn recommend.
 */
const picture = { path: '/og/home.png', width: 1200, height: 630 };

const alternative = `${site.name}. ${site.tagline} Drawing: four pattern pieces, joined by threads into one front-desk agent.`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns Open Graph and Twitter tags for the HTML, because social networks run no scripts. */
export function socialTags(page: PageFacts, flavour: BuildFlavour): string {
  const openGraph = {
    type: 'website',
    site_name: site.name,
    locale: site.locale.replace('-', '_'),
    url: addressOf(flavour, page.path),
    title: page.title,
    description: page.description,
    image: addressOf(flavour, picture.path),
    'image:alt': alternative,
    'image:width': picture.width,
    'image:height': picture.height,
  };
  // A Twitter card shows Open Graph's title, description and picture if it has none of its own.
  const twitter = { card: 'summary_large_image', 'image:alt': alternative };
  return [
    ...Object.entries(openGraph).map(([name, value]) => tag('property', `og:${name}`, value)),
    ...Object.entries(twitter).map(([name, value]) => tag('name', `twitter:${name}`, value)),
  ].join('');
}

const tag = (key: 'name' | 'property', name: string, value: string | number) =>
  `<meta ${key}="${name}" content="${escape(String(value))}">`;
