import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** Time (`performance.now`, ms) of each selector's first match. */
    appearances?: Record<string, number>;
    /** Layout shifts: time (`performance.now`, ms), score and moved elements. */
    shifts?: { at: number; value: number; moved: string[] }[];
  }
}

/** Records the first match of each selector, and the layout shifts, in every document from now on. */
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

/** Resolves after two frames: the page's observers run in the first frame, and the second paints the result. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Returns whether an element is the uppermost one at its centre, so that clicks reach it. */
export const isOnTop = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Polls a condition for which the page has no event. Throws after 10 s. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`The condition did not become true within 10 s: ${String(condition)}`);
}
