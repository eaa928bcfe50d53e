import type { Page } from 'puppeteer';

/**
 * Runs in the page: whether it is loaded and faded in at a path, without an open dialog. Until then the root gets every
 * press.
 */
export const isAt = (path: string): boolean =>
  location.pathname === path &&
  document.readyState === 'complete' &&
  !(document as { activeViewTransition?: unknown }).activeViewTransition &&
  !(history.state as { dialog?: string } | null)?.dialog;

export const waitForPath = (page: Page, path: string) => page.waitForFunction(isAt, {}, path);

/** Clicks a link of the footer, which every page has, at any scroll position, and waits for its page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
  await waitForPath(page, path);
}

/** For `prepare`: records whether the page was last shown from the back/forward cache. */
export function recordPageShow() {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

export const isFromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);

/** Makes the fade-in last a minute, because Chrome skips the view transition on a busy machine. */
export const fadeSlowly = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-new(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(sheet);
    const viewTransition = document.startViewTransition();
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
    await viewTransition.ready;
  });
