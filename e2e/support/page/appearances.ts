import type { Page } from 'puppeteer';
import { passTime } from './clock';
import { clientRuns, prefetchDialogs } from './requests';

declare global {
  interface Window {
    /** Milliseconds of `performance.now` at which an element first matched, by selector. */
    appearances?: Record<string, number>;
    /** Layout shifts: milliseconds of `performance.now`, score, and what moved. */
    shifts?: { at: number; value: number; moved: string[] }[];
  }
}

/** Notes from now on, in every document, when these selectors first match and what shifts the layout. */
export async function watchAppearances(page: Page, selectors: string[]): Promise<void> {
  await page.evaluateOnNewDocument((watched) => {
    const appearances: Record<string, number> = {};
    const shifts: { at: number; value: number; moved: string[] }[] = [];
    Object.assign(window, { appearances, shifts });
    new MutationObserver(() => {
      for (const selector of watched)
        if (document.querySelector(selector)) appearances[selector] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push({
          at: entry.startTime,
          value,
          moved: sources.map(({ node }) => node?.nodeName ?? '(gone)'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selectors);
}

/** Milliseconds from the load event to the first match of `selector`, once it is there. */
export async function appearedAfterLoad(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector);
  return page.evaluate((wanted) => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return window.appearances![wanted]! - entry!.loadEventStart;
  }, selector);
}

/** Follows the logo’s link home, from another page, and stops the clock; returns the milliseconds since home was loaded. */
export async function goHomeInside(page: Page): Promise<number> {
  await clientRuns(page);
  await page.click('header a[href="/"]');
  await page.waitForSelector('#ai-scan-section');
  // What is still on its way would hold the page's clock, where a test stops it.
  await prefetchDialogs(page);
  // What this takes on a busy machine must not count: from here on the clock stands still.
  await passTime(page, 1);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - entry!.loadEventEnd;
  });
}

/** Until what was just done has been drawn: what is observed is told in the first frame, and answers in the second. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Looks until something is so; throws after 10 s. For what no browser or server tells of by itself. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await isSo()) return;
    await pause(50);
  }
  throw new Error(`It never came to be that ${String(isSo)}`);
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
