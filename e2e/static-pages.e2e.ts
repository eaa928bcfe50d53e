import { pause } from './support/appearances';
import { startJourney } from './support/journey';
import type { OpenedPage } from './support/open-page';

const { visit } = startJourney();
let opened: OpenedPage;

beforeEach(async () => {
  // The browser asks for the icon again when it likes to.
  opened = await visit({ expectedErrors: [/icon\.(svg|ico)/] });
});

/** Names of the scripts that the page has asked for so far, without hash. */
const scripts = () =>
  opened.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([\w-]+)\.\w+\.js$/.exec(name)?.[1] ?? []),
  );

const isLive = () => opened.page.waitForSelector('#root:not([data-cold])');

test.each(['/solutions/hr', '/services/ai-systems', '/products/ai-suite', '/about', '/contact'])(
  '%s comes alive with the shared script alone',
  async (path) => {
    await opened.goTo(path);
    await isLive();
    await pause(300);
    expect(await scripts()).toEqual(['main']);
  },
);

test('the head follows from a still page to the next, and back', async () => {
  const { page } = opened;
  const head = () =>
    page.evaluate(() => ({
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: document.querySelectorAll('meta[name=description]').length,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
        link.getAttribute('href'),
      ),
    }));
  await opened.goTo('/about');
  await isLive();
  const before = await head();
  expect(before).toMatchObject({ descriptions: 1, canonical: ['/about'] });
  await page.click('footer a[href="/careers"]');
  await page.waitForFunction(() => document.title.includes('Careers'));
  expect(await head()).toMatchObject({ descriptions: 1, canonical: ['/careers'] });
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, {}, before.titles[0]);
  expect(await head()).toEqual(before);
});

test('Back to the first page works where the network is gone meanwhile', async () => {
  const { page } = opened;
  await opened.goTo('/about');
  await isLive();
  await page.click('footer a[href="/careers"]');
  await page.waitForFunction(() => document.title.includes('Careers'));
  await page.waitForNetworkIdle();
  await page.setOfflineMode(true);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.waitForFunction(() => document.title.includes('About'));
});

test.each(['/pricing', '/about'])('%s writes no style again that came with it', async (path) => {
  await opened.goTo(path);
  await isLive();
  const rules = await opened.page.$$eval('style[data-emotion]', (styles) =>
    styles.map((style) => style.sheet!.cssRules.length),
  );
  expect(rules).toEqual([expect.any(Number)]);
  expect(rules[0]).toBeGreaterThan(100);
});
