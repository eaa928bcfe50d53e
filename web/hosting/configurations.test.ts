import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

it('Cloudflare publishes the build, shows pages at URLs without a trailing slash, and has the 404 page', () => {
  const { assets } = JSON.parse(read('wrangler.jsonc').replaceAll(/,(?=\s*\})/g, ''));
  expect(join(__dirname, assets.directory)).toBe(join(__dirname, '../../dist/site'));
  expect(assets.html_handling).toBe('drop-trailing-slash');
  expect(assets.not_found_handling).toBe('404-page');
});

it('Netlify builds and publishes the site, and shows pages at URLs without a trailing slash', () => {
  const netlify = read('netlify.toml');
  expect(netlify).toMatch(/^ {2}command = "npm run build"\n {2}publish = "dist\/site"$/m);
  expect(netlify).toMatch(/^\[build\.processing\.html\]\n {2}pretty_urls = false$/m);
});
