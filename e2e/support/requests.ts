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

/** Waits until the page's own script runs: menus, in-view effects and presses are its business from here on. */
export async function clientRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => 'answerPress' in window);
}

/** Waits until React has taken an island of the page over, which somebody has reached for. */
export async function hydrates(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island="${island}"]:not([data-unhydrated])`);
}
