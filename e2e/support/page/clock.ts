import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** In a document whose timers are held: lets this number of milliseconds pass. */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

/**
 * Advances the page's clock and stops it until the next call, so everything that needs running time (the mouse, clicks,
 * loading another page) must come first. `holdTimers` does not affect those.
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

/** Holds all `setTimeout` callbacks until the returned function lets time pass. Mouse, frames and network go on. */
export async function holdTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const waiting = new Map<number, { due: number; run: () => void }>();
    let now = 0;
    // Higher than the ids of timers that already exist.
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

/** For journeys that do not test delays: timers of this page run ten times as fast. */
export async function accelerateTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      real(handler, delay / 10, ...rest)) as typeof window.setTimeout;
  });
}
