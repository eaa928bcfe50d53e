import { startJourney } from '../support/journey';

const { site, visit } = startJourney();

/** Four pages with islands (parts that React hydrates), and one without. */
const paths = ['/', '/contact', '/pricing', '/jobs/senior-ai-engineer', '/solutions/hr'];

test('until a visitor interacts with a page, the browser runs only the inline script and the client script, and up to its end no page violates the security policy', async () => {
  const { page, goTo, assertClean } = await visit();
  for (const path of paths) {
    await page.coverage.startJSCoverage();
    await goTo(path);
    await page.waitForNetworkIdle({ idleTime: 100 });
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
        await new Promise(requestAnimationFrame);
      }
    });
    assertClean();
  }
}, 60_000);
