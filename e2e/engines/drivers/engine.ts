export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  name: EngineName;
  /** The caller must close the browser. Rejects if the browser is not installed. */
  launch(options?: LaunchOptions): Promise<EngineBrowser>;
}

export interface LaunchOptions {
  isJavaScriptOff?: boolean;
}

export interface EngineBrowser {
  open(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Size of the viewport in px. An engine whose windows have a minimum size uses the nearest possible size. */
export interface Size {
  width: number;
  height: number;
}

/** A CSS selector, or the accessible name of a button, link, tab or summary inside the selector `within`. */
export type Target = string | { name: string; within?: string };

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'End' | 'F8';

const limit = 20_000;
const interval = 50;

/** A visitor's actions, with the same interface in every engine. Each action waits for its target. */
export abstract class EnginePage<Handle = unknown> {
  /** Resolves after the load event. */
  abstract goTo(url: string): Promise<void>;
  /** Does not wait for the page, so the caller must wait for the state that it expects. */
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;
  abstract reload(): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract press(key: Key, options?: { isShifted?: boolean }): Promise<void>;
  /** Moves the mouse to a point of the viewport (px). */
  abstract moveMouse(x: number, y: number): Promise<void>;
  /** Arguments and result must be JSON. Rejects during a navigation. */
  abstract evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Console errors and uncaught exceptions so far. Some engines report none. */
  abstract faults(): string[];
  abstract close(): Promise<void>;

  protected abstract find(target: Target, isForMouse: boolean): Promise<Handle | undefined>;
  protected abstract clickOn(element: Handle): Promise<void>;
  protected abstract hoverOver(element: Handle): Promise<void>;
  protected abstract chooseFiles(element: Handle, paths: string[]): Promise<void>;

  async click(target: Target): Promise<void> {
    await this.clickOn(await this.visible(target, true));
  }
  async hover(target: Target): Promise<void> {
    await this.hoverOver(await this.visible(target, true));
  }
  async attach(target: Target, paths: string[]): Promise<void> {
    await this.chooseFiles(await this.visible(target, false), paths);
  }

  /** Calls a function in the page until it returns a truthy value. Rejects after the time limit. */
  async waitFor<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return poll(`${String(run)} of ${JSON.stringify(args)}`, () => this.evaluate(run, ...args));
  }
  async appears(selector: string): Promise<void> {
    await this.visible(selector, false);
  }
  async disappears(selector: string): Promise<void> {
    await poll(`no ${selector}`, async () => !(await this.find(selector, false)));
  }
  /** Returns the visible text of the first match, with collapsed white space. */
  async text(selector: string): Promise<string> {
    return this.waitFor(
      (wanted) =>
        document.querySelector<HTMLElement>(wanted)?.innerText.replaceAll(/\s+/g, ' ').trim(),
      selector,
    );
  }

  private visible(target: Target, isForMouse: boolean): Promise<Handle> {
    return poll(JSON.stringify(target), () => this.find(target, isForMouse));
  }
}

/** Calls `read` until it returns a truthy value. Rejects with the last error of `read` after the time limit. */
async function poll<Result>(
  wanted: string,
  read: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + limit;
  let reason: unknown;
  do {
    try {
      const seen = await read();
      if (seen) return seen;
      reason = undefined;
    } catch (error) {
      // `evaluate` rejects during a navigation.
      reason = error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
    });
  } while (Date.now() < end);
  throw new Error(`Timed out waiting for ${wanted}`, { cause: reason });
}

/** Runs in the page: returns the first visible match. If `isForMouse`, the match must also be uncovered and at rest. */
export function locate(target: Target, isForMouse: boolean): Element | null {
  const selector =
    typeof target === 'string'
      ? target
      : ['a[href]', 'button', 'summary', '[role="tab"]']
          .map((kind) => `${target.within ?? ':root'} ${kind}`)
          .join();
  const isNamed = (each: Element) =>
    typeof target === 'string' ||
    (each.getAttribute('aria-label') ?? each.textContent).trim() === target.name;
  const element = [...document.querySelectorAll(selector)].find(
    (each) => isNamed(each) && each.checkVisibility({ visibilityProperty: true }),
  ) as (Element & { seenAt?: string }) | undefined;
  if (!element || !isForMouse) return element ?? null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isHit = element.contains(hit);
  if (!isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isAtRest = element.seenAt === `${x} ${y}`;
  element.seenAt = `${x} ${y}`;
  return isHit && isAtRest ? element : null;
}
