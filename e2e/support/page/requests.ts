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

/** Is it a script, for now or ahead of its time? */
export const isScript = (request: HTTPRequest) => new URL(request.url()).pathname.endsWith('.js');

/** Never answers. */
export const hold = () => new Promise<void>(() => undefined);

/** Holds every script back that is not in the HTML itself, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, (request) =>
    isScript(request) ? released.then(() => request.continue()) : undefined,
  );
  return release;
}

/** Waits until the page's own script runs: menus, in-view effects and presses are its business from here on. */
export async function clientRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => 'replayPress' in window);
}

/** Waits until React has taken an island of the page over, which somebody has reached for. */
export async function hydrates(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island="${island}"]:not([data-unhydrated])`);
}

/** Shows the page that somebody is there, by a scroll, and waits until all of its code has come. */
export async function prefetchCode(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Before the load event nobody listens: said until it is heard.
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    const parts = [...document.querySelectorAll<HTMLElement>('[data-code]')];
    const urls = parts.flatMap(({ dataset }) => dataset.code!.split(' ').filter(Boolean));
    return urls.every((url) => performance.getEntriesByName(new URL(url, location.href).href)[0]);
  });
}

/** For `prepare`: no code is prefetched. */
export function neverRest() {
  window.requestIdleCallback = () => 0;
}
