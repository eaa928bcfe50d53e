import { startJourney } from '../support/journey';
import { follow } from '../support/page/history';
import { prefetchDialogs } from '../support/page/requests';
import { routesOfAllKinds } from '../support/routes';

const { site, visit } = startJourney();

test('until a visitor interacts with a page, the browser runs only the inline script and the client script, and up to its end no kind of page violates the security policy', async () => {
  const { page, goTo, assertClean } = await visit();
  for (const path of routesOfAllKinds) {
    await page.coverage.startJSCoverage();
    await goTo(path);
    await page.waitForNetworkIdle({ idleTime: 200 });
    const run = await page.coverage.stopJSCoverage();
    const client = await page.$eval('head script[type=module]', (script) =>
      script.getAttribute('src'),
    );
    expect(run.filter(({ ranges }) => ranges.length > 0).map(({ url }) => url)).toEqual([
      site.origin + path,
      site.origin + client,
    ]);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    assertClean();
  }
}, 60_000);

test('Back to the first page works after the network has failed', async () => {
  // Allows errors about the icon: Chrome may request it again at any time, and that request fails without a network.
  const { page, goTo } = await visit({ expectedErrors: [/icon\.(svg|ico)/] });
  await goTo('/about');
  await follow(page, '/careers');
  await prefetchDialogs(page);
  await page.setOfflineMode(true);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.waitForFunction(() => document.title.includes('About'));
});
