import type { Page } from 'puppeteer';

/**
 * Runs in the page: whether it is at rest at a path, loaded and faded in, on an entry of the history that marks no open
 * dialog. While a page fades in, the browser gives every press to the root element.
 */
export const isAt = (path: string): boolean =>
  location.pathname === path &&
  document.readyState === 'complete' &&
  !(document as { activeViewTransition?: unknown }).activeViewTransition &&
  !(history.state as { dialog?: string } | null)?.dialog;

export const comesTo = (page: Page, path: string) => page.waitForFunction(isAt, {}, path);

/** Follows a link of the footer, which is on every page, wherever the page is scrolled, and waits for its page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
  await comesTo(page, path);
}

/** For `prepare`: notes whether the browser's back/forward cache showed the page when it was shown last. */
export function noteShowing() {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
}

export const cameFromCache = (page: Page) =>
  page.evaluate(() => (window as unknown as { persisted: boolean }).persisted);

/**
 * Has the page fade in, for a minute, as one that is arrived at does: between pages Chrome gives the transition up where
 * the machine is busy.
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
