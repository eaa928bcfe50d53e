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

/** Counts the page's calls to the API from now on. */
export function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  return () => calls;
}

/** Is it a script, for now or ahead of its time? */
export const isScript = (request: HTTPRequest) => new URL(request.url()).pathname.endsWith('.js');

/** Holds these requests back until the returned function is called. */
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

/** Runs in the page: whether its client script runs, which answers keys, hovers and presses, and has laid out the page. */
export const isClientRunning = () =>
  'replayPress' in window && !document.documentElement.matches('[data-fresh]');

/** Runs in the page: scrolls as a visitor does, and returns whether the dialogs' static copies and their code have arrived. */
export function areDialogsHere(): boolean {
  // The client may not listen yet: repeat the sign with every look.
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

/** Waits until React has hydrated an island, which a visitor has reached for. */
export async function hydrates(page: Page, island: string): Promise<void> {
  await page.waitForSelector(`[data-island="${island}"]:not([data-unhydrated])`);
}
