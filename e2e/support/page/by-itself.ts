import { goHomeFromInside, watchAppearances } from './appearances';
import { challengeOf } from './challenge';
import { passTime } from './clock';
import { follow } from './history';
import type { OpenedPage } from './open-page';
import { clientRuns } from './requests';

/**
 * Adds the tests of an overlay that opens by itself on the home page, `delay` ms after the visitor's arrival. The
 * number of counted visits must stay `visitCount`. `openInFullBrowser` opens a page in a browser with a back/forward
 * cache and background tabs.
 */
export function testOpeningByItself(
  open: () => Promise<OpenedPage>,
  openInFullBrowser: () => Promise<OpenedPage>,
  selector: string,
  delay: number,
  visitCount: number,
): void {
  test('the overlay does not open after the visitor has left the page', async () => {
    const { page, goTo } = await open();
    await goTo('/');
    await clientRuns(page);
    await page.waitForFunction(() => localStorage.getItem('aiReadinessChallenge'));
    await page.$eval('main a[href="/solutions"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/solutions');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test('the overlay opens on no page besides the home page', async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test(`the overlay opens ${delay / 1_000} s after the visitor arrives at the home page from another page of the site`, async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    const sinceArrival = await goHomeFromInside(page);
    await passTime(page, delay - 200 - sinceArrival);
    expect(await page.$(selector)).toBeNull();
    await passTime(page, 600);
    expect(await page.$(selector)).not.toBeNull();
  });

  test('the overlay starts its delay again when Back restores the page from the cache', async () => {
    const { page, goTo } = await openInFullBrowser();
    await watchAppearances(page, [selector]);
    await page.evaluateOnNewDocument(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(window, { backAt: performance.now() });
      });
    });
    await goTo('/');
    await clientRuns(page);
    await follow(page, '/careers');
    await page.goBack();
    await page.waitForSelector(selector);
    const sinceBack = await page.evaluate(
      (name) => window.appearances![name]! - (window as unknown as { backAt: number }).backAt,
      selector,
    );
    expect(sinceBack).toBeGreaterThanOrEqual(delay);
    // The delay in the requirements plus 1.5 s for a busy machine.
    expect(sinceBack).toBeLessThan(delay + 1_500);
  });

  test('the overlay does not open in a background tab until the visitor switches to the tab', async () => {
    const { page, goTo } = await openInFullBrowser();
    await page.evaluateOnNewDocument(() => {
      if (location.protocol === 'http:')
        Object.assign(window, { storedAtFirst: JSON.stringify(localStorage) });
    });
    const front = await page.browserContext().newPage();
    await front.bringToFront();
    await goTo('/');
    // Does not use `clientRuns`: that waits for the layout of all sections, and a hidden page draws no frames.
    await page.waitForFunction(() => 'replayPress' in window);
    expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
    await page.waitForNetworkIdle({ idleTime: 300 });
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
    const [atFirst, now] = await page.evaluate(() => [
      (window as unknown as { storedAtFirst: string }).storedAtFirst,
      JSON.stringify(localStorage),
    ]);
    expect(now).toBe(atFirst);

    await page.bringToFront();
    await passTime(page, delay - 200);
    expect(await page.$(selector)).toBeNull();
    expect(await challengeOf(page)).toMatchObject({ visitCount });
    await passTime(page, 600);
    expect(await page.$(selector)).not.toBeNull();
    expect(await challengeOf(page)).toMatchObject({ visitCount });
  });
}
