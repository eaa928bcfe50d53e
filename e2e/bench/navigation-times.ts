import type { Browser } from 'puppeteer';
import { openSlowly } from './bench-page';

export async function firstPaint(browser: Browser, origin: string, path: string) {
  const opened = await openSlowly(browser, origin);
  const { page } = opened;
  await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
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
