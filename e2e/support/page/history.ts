import type { Page } from 'puppeteer';

/**
 * Runs in the page: returns whether the page of a path has loaded and shows no dialog. Returns false during the
 * fade-in, because every click then reaches the root element.
 */
export const isAt = (path: string): boolean =>
  location.pathname === path &&
  document.readyState === 'complete' &&
  !(document as { activeViewTransition?: unknown }).activeViewTransition &&
  !(history.state as { dialog?: string } | null)?.dialog;

export const waitForPath = (page: Page, path: string) => page.waitForFunction(isAt, {}, path);

/** Opens a page by its link in the footer, because every page has a footer. The link need not be on the screen. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
  await waitForPath(page, path);
}

/** Runs in the page before its scripts: records whether the page was last restored from the back/forward cache. */
export function recordPageShow() {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

export const isFromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);

/**
 * Starts the fade-in of a new page on the present page and makes it last a minute, so that a test can act during it.
 */
export const fadeSlowly = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-new(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
    const viewTransition = document.startViewTransition();
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
    await viewTransition.ready;
  });
