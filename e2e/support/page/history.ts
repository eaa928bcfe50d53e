import type { Page } from 'puppeteer';

/** Runs in the page: returns whether the page of a path has loaded and shows no dialog. */
export const isAt = (path: string): boolean =>
  location.pathname === path &&
  document.readyState === 'complete' &&
  !(history.state as { dialog?: string } | null)?.dialog;

export const waitForPath = (page: Page, path: string) => page.waitForFunction(isAt, {}, path);

/** Opens a page by its link in the footer, which need not be on the screen. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
  await waitForPath(page, path);
}

/** Runs in the page before its scripts: records whether the back/forward cache restored the page. */
export function recordPageShow() {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

export const isFromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);
