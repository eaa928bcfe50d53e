import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { routes } from '../support/routes';
import { buildLimit, deploy } from '../support/servers/build';
import { readDeploy, type BuiltPage } from '../support/servers/built-pages';

const folder = join(root, deploy.folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await readDeploy();
}, buildLimit);

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

test('every page names one canonical URL, and its og:url is the same URL', () => {
  for (const { path, html, meta } of pages) {
    const address = deploy.origin + path;
    expect(canonicalsIn(html)).toEqual([address]);
    expect(meta.get('og:url')).toBe(address);
    expect(meta.has('robots')).toBe(false);
  }
});

test('a build without SITE_URL has no canonical links, and names no sitemap in robots.txt', () => {
  for (const { path } of pages) {
    const html = readFileSync(join(root, 'dist/site', path, 'index.html'), 'utf8');
    expect([path, html.includes('canonical')]).toEqual([path, false]);
  }
  expect(readFileSync(join(root, 'dist/site/robots.txt'), 'utf8')).not.toMatch(/^Sitemap:/m);
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
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = meta.get('og:image')!;
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
    // The picture's URL must be absolute, because crawlers do not resolve it against the page's URL.
    expect(new URL(picture).origin).toBe(deploy.origin);
    pictures.add(new URL(picture).pathname);
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) expectPng(picture, [1200, 630], 60_000);
});

function expectPng(file: string, size: [number, number], maxBytes: number) {
  const content = readFileSync(join(folder, file));
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  expect([file, content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([file, ...size]);
  expect([file, content.length <= maxBytes]).toEqual([file, true]);
}

test('the sitemap lists exactly the canonical URLs of all pages', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toHaveLength(routes.length);
  expect(new Set(listed)).toEqual(new Set(pages.map(({ meta }) => meta.get('og:url'))));
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(read('robots.txt')).toContain(`\nSitemap: ${deploy.origin}/sitemap.xml\n`);
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

test('llms.txt links to every page except the home page', () => {
  const guide = read('llms.txt');
  expect(guide).toMatch(/^# Maatwerk\n\n> Your AI team\. Built for you\./);
  const linked = new Set([...guide.matchAll(/\]\((.+?)\)/g)].map(([, url]) => url));
  const missing = pages.filter(({ path, meta }) => path !== '/' && !linked.has(meta.get('og:url')));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
