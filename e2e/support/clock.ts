import type { Page } from 'puppeteer';

/**
 * Lets so many milliseconds pass on the page's clock at once. From then on it stands still and moves with further calls
 * only: whatever needs running time in a page, clicks and the fetching of another page among it, comes before.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  const client = await page.createCDPSession();
  const passed = new Promise<void>((resolve) => {
    client.once('Emulation.virtualTimeBudgetExpired', () => resolve());
  });
  await client.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: milliseconds,
  });
  await passed;
  await client.detach();
}

/** For journeys whose subject is not the delay: in this page's documents a second takes a tenth of one. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      real(handler, delay / 10, ...rest)) as typeof window.setTimeout;
  });
}
