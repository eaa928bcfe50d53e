import { startJourney } from '../support/journey';
import { follow } from '../support/page/history';
import { clientRuns, prefetchCode } from '../support/page/requests';
import { routes } from '../support/routes';

const { site, visit } = startJourney();

test.each(routes)(
  'a visit to %s without a touch runs the inline script and the client’s, and no other',
  async (path) => {
    const { page, goTo } = await visit();
    await page.coverage.startJSCoverage();
    await goTo(path);
    await clientRuns(page);
    await prefetchCode(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    const run = await page.coverage.stopJSCoverage();
    const client = await page.$eval('head script[type=module]', (script) =>
      script.getAttribute('src'),
    );
    expect(run.filter(({ ranges }) => ranges.length > 0).map(({ url }) => url)).toEqual([
      site.origin + path,
      site.origin + client,
    ]);
  },
);

test('every page has a title and a description of its own, after a link and after Back', async () => {
  const { page, goTo } = await visit();
  const head = () =>
    page.evaluate(() => ({
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: [...document.querySelectorAll('meta[name=description]')].map((meta) =>
        meta.getAttribute('content'),
      ),
    }));
  await goTo('/about');
  const about = await head();
  expect(about).toEqual({
    titles: [expect.stringContaining('About')],
    descriptions: [expect.stringMatching(/./)],
  });
  await follow(page, '/careers');
  const careers = await head();
  expect(careers).toEqual({
    titles: [expect.stringContaining('Careers')],
    descriptions: [expect.not.stringMatching(about.descriptions[0]!)],
  });
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, {}, about.titles[0]!);
  expect(await head()).toEqual(about);
});

test('Back to the first page works where the network is gone meanwhile', async () => {
  // The browser asks for the icon again when it likes to.
  const { page, goTo } = await visit({ expectedErrors: [/icon\.(svg|ico)/] });
  await goTo('/about');
  await follow(page, '/careers');
  await prefetchCode(page);
  await page.setOfflineMode(true);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.waitForFunction(() => document.title.includes('About'));
});
