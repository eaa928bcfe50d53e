import { site } from '../src/content/site';
import { addressOf, type BuildFlavour } from './flavour';
import type { PageFacts } from './page-facts';

/** The pages' background colour (theme/global.css). Phones show it while the installed site starts. */
const ground = '#f6f2e9';

export function siteFiles(pages: PageFacts[], flavour: BuildFlavour): Record<string, string> {
  return {
    'sitemap.xml': sitemap(pages, flavour),
    'robots.txt': robots(flavour),
    'manifest.webmanifest': manifest(),
  };
}

/**
 * The sitemap has no dates, because the build knows none. Without SITE_URL its URLs are relative, and search engines
 * ignore them.
 */
function sitemap(pages: PageFacts[], flavour: BuildFlavour): string {
  const rows = pages.map(({ path }) => `  <url><loc>${addressOf(flavour, path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** robots.txt must name the sitemap by an absolute URL, so without SITE_URL it names none. */
function robots(flavour: BuildFlavour): string {
  const map = flavour.env.SITE_URL
    ? `Sitemap: ${addressOf(flavour, '/sitemap.xml')}`
    : '# Built without SITE_URL: the sitemap has no absolute addresses and is not announced.';
  return `User-agent: *\nAllow: /\n\n${map}\n`;
}

/** The URLs of icons are relative, so that the manifest also works under a sub-path. */
function manifest(): string {
  const png = (file: string, size: number) => ({
    src: `icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon', 192),
      png('icon', 512),
      { ...png('maskable', 512), purpose: 'maskable' },
    ],
  });
}
