import type { CDPSession, Page } from 'puppeteer';

declare global {
  interface Window {
    /** Runs the held timers that are due within this number of milliseconds. `holdTimers` sets this function. */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

/**
 * Advances the page's clock by a number of milliseconds, and then stops it until the next call. While it is stopped,
 * the mouse, clicks and navigations do not work. Use `holdTimers` for a test that needs them.
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

/**
 * Holds all callbacks of `setTimeout`. Returns a function that lets a number of milliseconds pass for them. Mouse,
 * frames and network work normally.
 */
export async function holdTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const waiting = new Map<number, { due: number; run: () => void }>();
    let now = 0;
    // Starts with an id that is higher than those of existing timers.
    let last = 1e6;
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((handler: (...args: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
      // A delay of zero only yields, so use the real timer.
      if (delay === 0) return set(handler, delay, ...rest);
      waiting.set((last += 1), { due: now + delay, run: () => handler(...rest) });
      return last;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!waiting.delete(Number(id))) clear(id);
    };
    window.passTime = async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].toSorted(([, one], [, other]) => one.due - other.due);
        if (!next || next[1].due > end) break;
        now = next[1].due;
        waiting.delete(next[0]);
        next[1].run();
        // Callbacks can set further timers, so yield once.
        await new Promise((resolve) => set(resolve));
      }
      now = end;
    };
  });
  return (milliseconds) => page.evaluate((time) => window.passTime!(time), milliseconds);
}

/**
 * The DevTools session that sets the playback rate of a page's animations. A page needs exactly one such session,
 * because each session applies its own rate.
 */
const rates = new WeakMap<Page, CDPSession>();

async function setPlaybackRate(page: Page, playbackRate: number) {
  const client = rates.get(page) ?? (await page.createCDPSession());
  rates.set(page, client);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate });
}

/**
 * Runs all CSS animations and transitions of this page twenty times as fast, in every document from now on. They still
 * begin, move and end, but the browser draws fewer frames. At normal speed these frames of the home page take more
 * processor time than loading the page.
 */
export const hurryAnimations = (page: Page): Promise<void> => setPlaybackRate(page, 20);

/**
 * Keeps all CSS animations of this page at their start, in every document from now on, so that none ends before the test
 * looks at it. The test can set their `currentTime`.
 */
export const holdAnimations = (page: Page): Promise<void> => setPlaybackRate(page, 0);

/**
 * Makes the timers of this page ten times as fast, in every document from now on. Timers of ten seconds and more keep
 * their time, because they limit how long code and calls may take, and a busy machine needs that time. Use this in
 * journeys that measure no delays.
 */
export async function accelerateTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      real(handler, delay < 10_000 ? delay / 10 : delay, ...rest)) as typeof window.setTimeout;
  });
}
