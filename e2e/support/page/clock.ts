import type { CDPSession, Page } from 'puppeteer';

declare global {
  interface Window {
    /** Runs the held timers that are due within this number of milliseconds (`holdTimers`). */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

/** Holds `setTimeout` callbacks, but neither input, frames nor network. The returned function advances the time. */
export async function holdTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const waiting = new Map<number, { due: number; run: () => void }>();
    let now = 0;
    // The latest id of a held timer. It starts above the ids of existing timers.
    let last = 1e6;
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((handler: (...args: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
      // A delay of zero only yields to other tasks, so the real timer is used.
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
        // Promises of the callback can set further timers, so this code yields.
        await new Promise((resolve) => set(resolve));
      }
      now = end;
    };
  });
  return (milliseconds) => page.evaluate((time) => window.passTime!(time), milliseconds);
}

/** The DevTools session of each page. A second session would apply its own playback rate. */
const rates = new WeakMap<Page, CDPSession>();

async function setPlaybackRate(page: Page, playbackRate: number) {
  const client = rates.get(page) ?? (await page.createCDPSession());
  rates.set(page, client);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate });
}

/**
 * Runs CSS animations twenty times as fast in every document from now on. At normal speed the animation frames of the
 * home page take more processor time than loading the page.
 */
export const hurryAnimations = (page: Page): Promise<void> => setPlaybackRate(page, 20);

/** Keeps CSS animations at their start in every document from now on. The test can set their `currentTime`. */
export const holdAnimations = (page: Page): Promise<void> => setPlaybackRate(page, 0);

/**
 * Makes timers ten times as fast in every document from now on, for tests that measure no delays. Timers of ten seconds
 * and more keep their time, because they limit how long code and calls may take.
 */
export async function accelerateTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      real(handler, delay < 10_000 ? delay / 10 : delay, ...rest)) as typeof window.setTimeout;
  });
}
