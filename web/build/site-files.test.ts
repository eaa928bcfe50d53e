import { readFlavour } from './flavour';
import { siteFiles } from './site-files';

const about = {
  path: '/about',
  kind: 'about',
  name: 'About',
  title: 'About',
  description: 'About us',
} as const;
const filesWith = (env: NodeJS.ProcessEnv) => siteFiles([about], readFlavour('site', env));

it.each([
  ['', 'https://www.example.com/sitemap.xml', 'https://www.example.com/about'],
  ['/demo/', 'https://www.example.com/demo/sitemap.xml', 'https://www.example.com/demo/about'],
])(
  'with PUBLIC_PATH "%s" and SITE_URL, all files contain absolute URLs',
  (publicPath, map, address) => {
    const files = filesWith({
      NODE_ENV: 'test',
      SITE_URL: 'https://www.example.com',
      PUBLIC_PATH: publicPath,
    });
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${map}\n`);
    expect(files['sitemap.xml']).toContain(`<loc>${address}</loc>`);
  },
);

it('names no sitemap in robots.txt without SITE_URL', () => {
  expect(filesWith({ NODE_ENV: 'test' })['robots.txt']).not.toMatch(/^Sitemap/m);
});
