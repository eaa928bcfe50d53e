import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** For each selector, the time (`performance.now`, ms) at which an element first matched. */
    appearances?: Record<string, number>;
    /** The layout shifts: time (`performance.now`, ms), score and moved elements of each. */
    shifts?: { at: number; value: number; moved: string[] }[];
  }
}

/** Records, in every document from now on, when these selectors first match and which layout shifts occur. */
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

/** Waits for `selector`. Returns the milliseconds from the load event to the first match. Needs `watchAppearances`. */
export async function appearedAfterLoad(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector);
  return page.evaluate((wanted) => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return window.appearances![wanted]! - entry!.loadEventStart;
  }, selector);
}

/**
 * Waits until a change is painted: the page's observers run in the first frame, and the second frame paints the result.
 */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Waits until `condition` returns true, for states without an event. Throws after 10 s. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`The condition did not become true within 10 s: ${String(condition)}`);
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
