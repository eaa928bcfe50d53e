import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** In a document whose timers are held: lets so many milliseconds pass. */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

/**
 * Lets so many milliseconds pass on the page's clock at once. From then on it stands still and moves with further calls
 * only: whatever needs running time in a page, the mouse, clicks and the fetching of another page among it, comes before
 * (`holdTimers` leaves these their time).
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
 * From now on what the page's document puts off by `setTimeout` waits until the returned function lets so many
 * milliseconds pass; the mouse, frames and the network go on.
 */
export async function holdTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const waiting = new Map<number, { due: number; run: () => void }>();
    let now = 0;
    // Above the numbers of the timers that were set before.
    let last = 1e6;
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((handler: (...args: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
      // Nobody's time: whoever says none only lets others go first.
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
        // What comes of it may put something off again.
        await new Promise((resolve) => set(resolve));
      }
      now = end;
    };
  });
  return (milliseconds) => page.evaluate((time) => window.passTime!(time), milliseconds);
}

/** For journeys whose subject is not the delay: in this page's documents a second takes a tenth of one. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      real(handler, delay / 10, ...rest)) as typeof window.setTimeout;
  });
}
