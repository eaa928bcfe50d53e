import type { Page } from 'puppeteer';

/** Runs in the page: returns whether an open toast contains elements with exactly these texts. */
export const isToastShown = (...texts: string[]): boolean =>
  [...document.querySelectorAll('[role="region"] li[data-state=open]')].some((item) => {
    const parts = new Set([...item.querySelectorAll('*')].map((part) => part.textContent.trim()));
    return texts.every((text) => parts.has(text));
  });

/** Throws an error with the texts of the visible toasts if this toast does not appear. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  try {
    await page.waitForFunction(isToastShown, {}, title, description);
  } catch {
    const seen = await page.$$eval('[role="region"] li', (items) =>
      items.map((item) => item.textContent),
    );
    throw new Error(`No toast "${title}" / "${description}"; there is: ${JSON.stringify(seen)}`);
  }
}
