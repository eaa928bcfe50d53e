import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { routes } from '../support/routes';
import { belowPath, buildDemo } from '../support/demo';
import { buildLimit } from '../support/servers/build';
import { readPages } from '../support/servers/built-pages';

const folder = join(root, 'dist/site');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const pages = readPages();

test('every page has a title and a description that no other page has, both short enough for search results', () => {
  expect(pages).toHaveLength(routes.length);
  for (const { path, html, title, meta } of pages) {
    expect([path, html.match(/<title>/g)]).toEqual([path, ['<title>']]);
    const [titleLength, textLength] = [title.length, meta.get('description')!.length];
    expect([path, titleLength >= 15 && titleLength <= 60]).toEqual([path, true]);
    expect([path, textLength >= 70 && textLength <= 160]).toEqual([path, true]);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(pages.map(({ meta }) => meta.get('description'))).size).toBe(routes.length);
});

const canonicalsIn = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);

test(
  'with SITE_URL every page names one canonical URL, its og:url and sitemap have the same URL, and all URLs for machines are absolute',
  async () => {
    await buildDemo(belowPath);
    const { host, publicPath, out } = belowPath;
    const built = readPages(out);
    expect(built).toHaveLength(routes.length);
    for (const { path, html, meta, data } of built) {
      const address = host + publicPath + path.slice(1);
      expect(canonicalsIn(html)).toEqual([address]);
      expect(meta.get('og:url')).toBe(address);
      // Search engines must not list the demo.
      expect(meta.get('robots')).toBe('noindex');
      // Crawlers do not resolve relative URLs, so all URLs must be absolute.
      const urls = [meta.get('og:image'), data?.url, data?.logo].filter((url) => url !== undefined);
      expect([path, urls.filter((url) => !String(url).startsWith(host + publicPath))]).toEqual([
        path,
        [],
      ]);
    }
    const sitemap = readFileSync(join(root, out, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(listed)).toEqual(new Set(built.flatMap(({ html }) => canonicalsIn(html))));
    expect(readFileSync(join(root, out, 'robots.txt'), 'utf8')).toContain(
      `\nSitemap: ${host}${publicPath}sitemap.xml\n`,
    );
    expect(canonicalsIn(readFileSync(join(root, out, '404.html'), 'utf8'))).toEqual([]);
  },
  buildLimit,
);

test('a build without SITE_URL has no canonical links, and names no sitemap in robots.txt', () => {
  for (const { path, html } of pages)
    expect([path, html.includes('canonical')]).toEqual([path, false]);
  expect(read('robots.txt')).not.toMatch(/^Sitemap:/m);
});

test('every page has complete Open Graph and Twitter metadata with an existing picture', () => {
  const pictures = new Set<string>();
  for (const { path, title, meta } of pages) {
    const description = meta.get('description');
    expect([path, meta.get('og:title')]).toEqual([path, title]);
    expect([path, meta.get('og:description')]).toEqual([path, description]);
    for (const prefix of ['og', 'twitter'])
      expect(meta.get(`${prefix}:image:alt`)!.length).toBeGreaterThan(20);
    expect(meta.get('og:type')).toBe('website');
    expect(meta.get('og:site_name')).toBe('Maatwerk');
    expect(meta.get('og:locale')).toBe('en_IE');
    expect(meta.get('og:url')).toBe(path);
    expect(meta.has('robots')).toBe(false);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = meta.get('og:image')!;
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
    pictures.add(picture);
  }
  for (const picture of pictures) expectPng(picture, [1200, 630], 60_000);
});

test('the about page alone has structured data: the organization, without ratings', () => {
  const withData = pages.filter(({ data }) => data);
  expect(withData.map(({ path }) => path)).toEqual(['/about']);
  const { data } = withData[0]!;
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Maatwerk',
    slogan: 'Your AI team. Built for you.',
    foundingDate: '2024',
    url: expect.any(String),
    logo: expect.stringMatching(/\.png$/),
    email: expect.stringContaining('@'),
    description: expect.any(String),
  });
  expect(data!.areaServed).toHaveLength(5);
  expect(JSON.stringify(data)).not.toMatch(/"[a-z]*(Rating|Review)s?"/i);
});

function expectPng(file: string, size: [number, number], maxBytes: number) {
  const content = readFileSync(join(folder, file));
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  expect([file, content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([file, ...size]);
  expect([file, content.length <= maxBytes]).toEqual([file, true]);
}

test('the sitemap lists exactly all pages, and robots.txt allows all of them', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual([...routes].toSorted());
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
});

test('the 404 page is noindex and has no shareable URL', () => {
  const html = read('404.html');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/canonical|og:|ld\+json/);
});

test('every icon of the manifest exists and has the size that the manifest states, and one icon is maskable', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toContain('Maatwerk');
  for (const { src, sizes } of manifest.icons) {
    const size = Number.parseInt(sizes, 10);
    if (size) expectPng(src, [size, size], 20_000);
    else expect(read(src)).toMatch(/^<svg/);
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  expectPng('apple-touch-icon.png', [180, 180], 20_000);
  expect(readFileSync(join(folder, 'favicon.ico')).readUInt16LE(2)).toBe(1);
  for (const { html } of pages) {
    for (const link of ['rel="icon"', 'rel="apple-touch-icon"', 'rel="manifest"'])
      expect(html).toContain(link);
  }
});
