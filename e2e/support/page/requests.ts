import type { HTTPRequest, Page } from 'puppeteer';

/** Lets `decide` handle requests; a request for which it returns undefined continues. */
export async function intercept(
  page: Page,
  decide: (request: HTTPRequest) => Promise<void> | undefined,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (decide(request) ?? request.continue()));
}

/** Returns whether the request is a call to the API. */
export const isCall = (request: HTTPRequest) => new URL(request.url()).pathname.startsWith('/api/');

/** Returns a function that returns the number of calls to the API since now. */
export function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  return () => calls;
}

/** Returns whether the request is for a script, prefetched or not. */
export const isScript = (request: HTTPRequest) => new URL(request.url()).pathname.endsWith('.js');

/** Holds matching requests until the returned function is called. */
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

/**
 * Runs in the page: returns whether the client script is running (it handles keys, hovers and presses) and has laid out
 * all bands.
 */
export const isClientRunning = () =>
  'replayPress' in window && !document.documentElement.matches('[data-fresh]');

/**
 * Runs in the page: scrolls like a visitor, and returns whether the dialogs' static copies and their code have arrived.
 */
export function areDialogsHere(): boolean {
  // Repeats the scroll event with each poll, because the client may not listen yet.
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

/** Waits until React has hydrated an island that the visitor has started to use. */
export async function hydrates(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island="${island}"]:not([data-unhydrated])`);
}
