import type { Page } from 'puppeteer';

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

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
