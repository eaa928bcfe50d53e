import type { HTTPRequest, Page } from 'puppeteer';

/** `decide` may respond to a request or abort it. If it returns undefined, the request continues. */
export async function intercept(
  page: Page,
  decide: (request: HTTPRequest) => Promise<void> | undefined,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (decide(request) ?? request.continue()));
}

export const isCall = (request: HTTPRequest) => new URL(request.url()).pathname.startsWith('/api/');

export const isScript = (request: HTTPRequest) => new URL(request.url()).pathname.endsWith('.js');

export async function hold(
  page: Page,
  isHeld: (request: HTTPRequest) => boolean,
): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, (request) =>
    isHeld(request) ? released.then(() => request.continue()) : undefined,
  );
  return release;
}

/** Runs in the page: returns whether the client script has started and defined `replayPress` for app/inline.ts. */
export const hasClientStarted = () => 'replayPress' in window;

/** Runs in the page: returns whether the client script has laid out all sections. */
export const isClientRunning = () =>
  'replayPress' in window && !document.documentElement.matches('[data-fresh]');

/** Runs in the page: fires a scroll event, which prefetches the dialogs. Returns whether all files have arrived. */
export function areDialogsHere(): boolean {
  // Each poll fires the event again, because the client script may not have listened before.
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  const { dialogs, copies } = document.querySelector<HTMLElement>('script[data-copies]')!.dataset;
  return [...dialogs!.split(' '), copies!].every(
    (url) => performance.getEntriesByName(new URL(url, location.href).href).length > 0,
  );
}

export async function clientRuns(page: Page): Promise<void> {
  await page.waitForFunction(isClientRunning);
}

export async function prefetchDialogs(page: Page): Promise<void> {
  await page.waitForFunction(areDialogsHere);
}

/** Waits until React has hydrated this part of the page. The caller must cause the hydration, such as by a hover. */
export async function waitForHydration(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island="${island}"]:not([data-unhydrated])`);
}
