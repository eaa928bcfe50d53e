import { navigation } from '../src/content/navigation';
import { discovery } from '../src/content/features/discovery';
import { site } from '../src/content/site';
import { smallestPlan } from '../src/content/typical-start';
import { paths } from '../src/paths';
import { addressOf, type BuildFlavour } from './flavour';
import type { PageFacts } from './page-facts';

/** The page's background colour (theme/global.css), for the icon and the splash screen of the installed site. */
const ground = '#f6f2e9';

export function siteFiles(pages: PageFacts[], flavour: BuildFlavour): Record<string, string> {
  return {
    'sitemap.xml': sitemap(pages, flavour),
    'robots.txt': robots(flavour),
    'manifest.webmanifest': manifest(),
    'llms.txt': guide(pages, flavour),
  };
}

/**
 * Omits dates, because the build knows no true ones. Without SITE_URL the addresses are relative, and search engines
 * ignore such a sitemap.
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

/** Icon URLs are relative to the manifest, so that it works below any sub-path. */
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

/** Returns a guide for language models in the format of llmstxt.org. Pages are grouped as in the navigation. */
function guide(pages: PageFacts[], flavour: BuildFlavour): string {
  const grouped = navigation.map(({ label, links }) => ({
    label,
    pages: links.map(({ path }) => pages.find((page) => page.path === path)!),
  }));
  const jobs = pages.filter(({ kind }) => kind === 'job');
  const sections = [...grouped, { label: 'Jobs', pages: jobs }].map(({ label, pages: rows }) =>
    [
      `## ${label}`,
      '',
      ...rows.map(
        ({ name, path, description }) => `- [${name}](${addressOf(flavour, path)}): ${description}`,
      ),
    ].join('\n'),
  );
  return `# ${site.name}

> ${site.tagline} ${site.description}

Start at ${addressOf(flavour, paths.home)}. Write to ${site.email}; a person answers within 24 hours.

${discovery.cost}. Plans for daily use start at ${smallestPlan()} a month; add-ons cost extra. The success stories and the quotations are examples written by us.

${sections.join('\n\n')}
`;
}
