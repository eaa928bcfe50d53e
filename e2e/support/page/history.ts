import type { Page } from 'puppeteer';

/**
 * Waits until the page has come to rest at a path, loaded and faded in, on an entry of the history without an open
 * dialog's mark. While it fades, the browser gives every press to the root element.
 */
export const comesTo = (page: Page, path: string) =>
  page.waitForFunction(
    (pathname) =>
      location.pathname === pathname &&
      document.readyState === 'complete' &&
      !(document as { activeViewTransition?: unknown }).activeViewTransition &&
      !(history.state as { dialog?: string })?.dialog,
    {},
    path,
  );

/** Follows a link of the footer, which is on every page, wherever the page is scrolled, and waits for its page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.$eval(`footer a[href="${path}"]`, (link) => (link as HTMLElement).click());
  await comesTo(page, path);
}

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
