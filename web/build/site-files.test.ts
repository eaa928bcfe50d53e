import { jobs } from '../src/content/jobs/every-job';
import { navigation } from '../src/content/navigation';
import { readFlavour } from './flavour';
import { siteFiles } from './site-files';

const links = [
  ...navigation.flatMap((group) => group.links.map(({ path }) => path)),
  ...jobs.map(({ link }) => link),
];
const pages = links.map((path) => ({
  path,
  kind: 'about' as const,
  name: path,
  title: path,
  description: path,
}));
const filesWith = (env: NodeJS.ProcessEnv) => siteFiles(pages, readFlavour('site', env));

it.each([
  ['', 'https://www.example.com/sitemap.xml', 'https://www.example.com/about'],
  ['/demo/', 'https://www.example.com/demo/sitemap.xml', 'https://www.example.com/demo/about'],
])(
  'with PUBLIC_PATH "%s" and SITE_URL, all files contain absolute URLs',
  (publicPath, map, about) => {
    const files = filesWith({
      NODE_ENV: 'test',
      SITE_URL: 'https://www.example.com',
      PUBLIC_PATH: publicPath,
    });
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${map}\n`);
    expect(files['sitemap.xml']).toContain(`<loc>${about}</loc>`);
    expect(files['llms.txt']).toContain(`(${about})`);
  },
);

it('names no sitemap in robots.txt without SITE_URL', () => {
  expect(filesWith({ NODE_ENV: 'test' })['robots.txt']).not.toMatch(/^Sitemap/m);
});
