import { goHomeInside } from './appearances';
import { passTime } from './clock';
import type { OpenedPage } from './open-page';
import { clientRuns } from './requests';

/** The tests of what comes to the home page by itself, `delay` ms after the visitor's arrival there. */
export function testComingByItself(
  open: () => Promise<OpenedPage>,
  selector: string,
  delay: number,
): void {
  test('its clock stops when the visitor leaves the page', async () => {
    const { page, goTo } = await open();
    await goTo('/');
    await clientRuns(page);
    await page.waitForFunction(() => localStorage.getItem('aiReadinessChallenge'));
    await page.$eval('main a[href="/solutions"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/solutions');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test('comes on no other page', async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    await passTime(page, 60_000);
    expect(await page.$(selector)).toBeNull();
  });

  test(`comes ${delay / 1_000} s after the arrival at the home page from inside the site`, async () => {
    const { page, goTo } = await open();
    await goTo('/pricing');
    const sinceArrival = await goHomeInside(page);
    await passTime(page, delay - 200 - sinceArrival);
    expect(await page.$(selector)).toBeNull();
    await passTime(page, 600);
    expect(await page.$(selector)).not.toBeNull();
  });
}
