import type { Browser } from 'puppeteer';
import { pause } from '../support/page/appearances';
import { openForBench, openSlowly, type BenchedSite } from './bench-page';

export async function paints(browser: Browser, origin: string, path: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await page.goto(opened.origin + path, { waitUntil: 'load', timeout: 60_000 });
  // Waits for the fonts, because they can cause a later largest paint.
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  const [first, largest] = await page.evaluate(() => {
    const timeOf = (type: string) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)!.startTime);
        }).observe({ type, buffered: true });
      });
    return Promise.all([timeOf('paint'), timeOf('largest-contentful-paint')]);
  });
  await opened.close();
  return { first, largest };
}

/** Returns the milliseconds from a click on a link (after 300 ms of hovering) to the first frame of the next page. */
export async function secondPage(browser: Browser, { origin, link: [from, to] }: BenchedSite) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await page.evaluateOnNewDocument(() => {
    const now = () => performance.timeOrigin + performance.now();
    const headingNow = () => document.querySelector('h1')?.textContent ?? '';
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('pressedAt', `${performance.timeOrigin + timeStamp}`);
        sessionStorage.setItem('leaving', headingNow());
      },
      true,
    );
    const poll = () => {
      const leaving = sessionStorage.getItem('leaving');
      const isNext = leaving !== null && headingNow() !== '' && headingNow() !== leaving;
      if (!isNext) return requestAnimationFrame(poll);
      // The timeout runs after the frame's paint. The callback of requestAnimationFrame runs before the paint.
      return setTimeout(() => {
        Object.assign(window, { nextAfter: now() - Number(sessionStorage.getItem('pressedAt')) });
      });
    };
    if (location.protocol.startsWith('http')) requestAnimationFrame(poll);
  });
  await page.goto(opened.origin + from, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForNetworkIdle({ idleTime: 500 });
  const links = await page.$$(`footer a[href="${to}"], main a[href="${to}"]`);
  const link = links.at(-1);
  if (!link) throw new Error(`${from} has no link to ${to} in its main part or footer`);
  await link.scrollIntoView();
  await link.hover();
  await pause(300);
  await link.click();
  await page.waitForFunction(() => 'nextAfter' in window, { timeout: 60_000 });
  const time = await page.evaluate(() => (window as unknown as { nextAfter: number }).nextAfter);
  await opened.close();
  return time;
}
/**
 * Returns the milliseconds from `history.back()` to the first frame at the earlier scroll position. Throws if the page
 * has another scroll position.
 */
export async function goBack(browser: Browser, { origin, link: [from, to] }: BenchedSite) {
  const opened = await openForBench(browser, origin, { width: 390, height: 844 });
  const { page } = opened;
  await opened.goTo(from);
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => {
        const now = performance.timeOrigin + performance.now();
        Object.assign(window, { backAfter: now - Number(sessionStorage.getItem('leftAt')) });
      });
    });
  });
  await pause(300);
  await page.$eval(`footer a[href="${to}"]`, (link) => (link as HTMLElement).click());
  await page.waitForFunction((path) => location.pathname === path, {}, to);
  await page.waitForNetworkIdle({ idleTime: 300 });
  await page.evaluate(() => {
    setTimeout(() => {
      sessionStorage.setItem('leftAt', `${performance.timeOrigin + performance.now()}`);
      history.back();
    });
  });
  await page.waitForFunction(() => 'backAfter' in window);
  const [time, top] = await page.evaluate(() => [
    (window as unknown as { backAfter: number }).backAfter,
    scrollY,
  ]);
  await opened.close();
  if (top !== 600) throw new Error(`Back came to ${top} px, not to 600`);
  return time!;
}
