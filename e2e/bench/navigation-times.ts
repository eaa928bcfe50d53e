import type { Browser } from 'puppeteer';
import { pause } from '../support/page/appearances';
import { openSlowly } from './bench-page';

export async function firstPaint(browser: Browser, origin: string, path: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await page.goto(opened.origin + path, { waitUntil: 'load', timeout: 60_000 });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  await opened.close();
  return time;
}

export const hoverMs = 360;

/** Returns the time (ms) from a click on a link, after a hover, to the first frame of the next page. */
export async function secondPage(
  browser: Browser,
  origin: string,
  [from, to]: readonly [from: string, to: string],
) {
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
      // The browser paints after a callback of requestAnimationFrame, so the timeout measures the time after the paint.
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
  await pause(hoverMs);
  await link.click();
  await page.waitForFunction(() => 'nextAfter' in window, { timeout: 60_000 });
  const time = await page.evaluate(() => (window as unknown as { nextAfter: number }).nextAfter);
  await opened.close();
  return time;
}
