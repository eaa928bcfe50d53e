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
