import { goHomeFromInside, watchAppearances } from './appearances';
import { challengeOf } from './challenge';
import { passTime } from './clock';
import { follow } from './history';
import type { OpenedPage } from './open-page';
import { clientRuns } from './requests';

/**
 * Tests an overlay that opens on the home page `delay` ms after the arrival. `visitCount` must not change.
 * `openInFullBrowser` opens a page in a browser with a back/forward cache and background tabs.
 */
export function testOpeningByItself(
  open: () => Promise<OpenedPage>,
  openInFullBrowser: () => Promise<OpenedPage>,
  selector: string,
  delay: number,
  visitCount: number,
): void {
  test('its timer stops when the visitor leaves the page', async () => {
    const { page, goTo } = await open();
    await goTo('/');
    await clientRuns(page);
    await page.waitForFunction(() => localStorage.getItem('aiReadinessChallenge'));
    await page.$eval('main a[href="/solutions"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/solutions');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test('opens on no other page', async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test(`opens ${delay / 1_000} s after the arrival at the home page from inside the site`, async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    const sinceArrival = await goHomeFromInside(page);
    await passTime(page, delay - 200 - sinceArrival);
    expect(await page.$(selector)).toBeNull();
    await passTime(page, 600);
    expect(await page.$(selector)).not.toBeNull();
  });

  test('restarts its timer when the page returns from the back/forward cache', async () => {
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
    // The delay of the requirements plus an allowance for a busy machine.
    expect(sinceBack).toBeLessThan(delay + 1_500);
  });

  test('waits in a background tab until the visitor sees it', async () => {
    const { page, goTo } = await openInFullBrowser();
    await page.evaluateOnNewDocument(() => {
      if (location.protocol === 'http:')
        Object.assign(window, { storedAtFirst: JSON.stringify(localStorage) });
    });
    const front = await page.browserContext().newPage();
    await front.bringToFront();
    await goTo('/');
    // A hidden page draws no frames, so its bands are never laid out: the test waits for the client only.
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
