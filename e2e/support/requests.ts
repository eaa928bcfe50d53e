import type { HTTPRequest, Page } from 'puppeteer';

/** Lets `decide` take requests over; those that it leaves alone go on. */
export async function intercept(
  page: Page,
  decide: (request: HTTPRequest) => Promise<void> | undefined,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (decide(request) ?? request.continue()));
}

/** Is it a call to the API? */
export const isCall = (request: HTTPRequest) => new URL(request.url()).pathname.startsWith('/api/');

/** Never answers. */
export const hold = () => new Promise<void>(() => undefined);

/** Waits until the application has taken the page over. */
export async function becomesLive(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getElementById('root')!.hasAttribute('data-cold'));
}
