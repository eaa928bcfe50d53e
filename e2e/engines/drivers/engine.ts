/** The engines that the journeys of this folder run in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  name: EngineName;
  /** A browser without a window on this screen; close it when the tests end. Rejects where there is none. */
  launch(options?: LaunchOptions): Promise<EngineBrowser>;
}

export interface LaunchOptions {
  isJavaScriptOff?: boolean;
}

export interface EngineBrowser {
  /** A page in a profile of its own. */
  open(size: Size): Promise<EnginePage>;
  /** Ends all processes of the browser. */
  close(): Promise<void>;
}

/** Of what the page has to itself, in px. Engines with a smallest window of their own come as near as they can. */
export interface Size {
  width: number;
  height: number;
}

/** A CSS selector, or a button, link, tab or summary by its name, inside `within` where that is given. */
export type Target = string | { name: string; within?: string };

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight' | 'End' | 'F8';

/** Milliseconds until what is waited for counts as missing. */
const limit = 20_000;
/** Milliseconds between two looks. */
const interval = 50;

/** What a visitor does on a page, in whatever engine. What it waits for, it looks for anew until it is there. */
export abstract class EnginePage<Handle = unknown> {
  /** Loads a URL, until its load event. */
  abstract goTo(url: string): Promise<void>;
  /** The browser's own Back; wait for what it brings. */
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;
  abstract reload(): Promise<void>;
  /** Types into whatever has the focus. */
  abstract type(text: string): Promise<void>;
  abstract press(key: Key, options?: { isShifted?: boolean }): Promise<void>;
  /** Moves the mouse to a place of the window, in px from its upper left corner. */
  abstract moveMouse(x: number, y: number): Promise<void>;
  /** Runs a function in the page, with what JSON can hold; rejects while the page is on its way to another. */
  abstract evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** What the page did wrong so far, as far as the engine tells: console errors and uncaught exceptions. */
  abstract faults(): string[];
  /** Closes the page with all that it stored. */
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

  /** Waits until the function, run in the page, returns something; rejects when it never does. */
  async waitFor<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return poll(`${String(run)} of ${JSON.stringify(args)}`, () => this.evaluate(run, ...args));
  }
  /** Waits until something visible matches the selector. */
  async appears(selector: string): Promise<void> {
    await this.visible(selector, false);
  }
  /** Waits until nothing visible matches the selector. */
  async disappears(selector: string): Promise<void> {
    await poll(`no ${selector}`, async () => !(await this.find(selector, false)));
  }
  /** The text of the first match, as it is read: white space is folded. */
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

/** Looks until there is something; rejects, with the last error, when that never happens. */
async function poll<Result>(
  wanted: string,
  look: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + limit;
  let reason: unknown;
  do {
    try {
      const seen = await look();
      if (seen) return seen;
      reason = undefined;
    } catch (error) {
      // A page that leaves takes its answers along.
      reason = error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
    });
  } while (Date.now() < end);
  throw new Error(`It never came: ${wanted}`, { cause: reason });
}

/**
 * Runs in the page: the first visible match, as {@link Target} means it; for the mouse, once it lies on top and has not
 * moved since the last look.
 */
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
  // While a page fades in, the root has every hit.
  const isHit = element.contains(hit);
  if (!isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isAtRest = element.seenAt === `${x} ${y}`;
  element.seenAt = `${x} ${y}`;
  return isHit && isAtRest ? element : null;
}
