import type { Page } from 'puppeteer';

/**
 * Waits for a toast that holds exactly these two texts and is not on its way out; throws with what the toasts say
 * instead.
 */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  try {
    await page.waitForFunction(
      (first, second) =>
        [...document.querySelectorAll('[role="region"] li[data-state=open]')].some((item) => {
          const texts = new Set(
            [...item.querySelectorAll('*')].map((element) => element.textContent?.trim()),
          );
          return texts.has(first) && texts.has(second);
        }),
      { timeout: 5_000 },
      title,
      description,
    );
  } catch {
    const seen = await page.$$eval('[role="region"] li', (items) =>
      items.map((item) => item.textContent),
    );
    throw new Error(`No toast "${title}" / "${description}"; there is: ${JSON.stringify(seen)}`);
  }
}
