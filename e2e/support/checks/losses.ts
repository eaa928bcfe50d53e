import type { Page } from 'puppeteer';

type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Runs in the page: returns each text that is off the screen or clipped. Adds a line if the page scrolls sideways. */
function findLosses(): string[] {
  const losses: string[] = [];
  const frames = new Map<Element, Frame>();
  /** Returns the area in which an element's texts are visible. Caches the area, because many texts share one. */
  const frameOf = (element: Element | null): Frame => {
    if (!element) return { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
    let frame = frames.get(element);
    if (frame) return frame;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX === 'visible' && overflowY === 'visible') frame = frameOf(element.parentElement);
    else if (/auto|scroll/.test(overflowX + overflowY))
      frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    else frame = element.getBoundingClientRect();
    frames.set(element, frame);
    return frame;
  };
  if (document.documentElement.scrollWidth > innerWidth) losses.push('the page scrolls sideways');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    const isDrawn = text.textContent!.trim() !== '' && parent.checkVisibility();
    // Skips the skip link (off the screen without focus), decoration, and texts that are clipped for screen readers.
    const isHiddenOnPurpose = parent.closest('[href="#main"], [aria-hidden="true"]');
    if (!isDrawn || isHiddenOnPurpose || getComputedStyle(parent).clipPath !== 'none') continue;
    // For a text in a hidden group of an SVG, `checkVisibility` returns true, but the text has no width.
    if (parent instanceof SVGElement && parent.getBoundingClientRect().width === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const frame = frameOf(parent);
    const slack = 3;
    if (
      box.left < frame.left - slack ||
      box.right > frame.right + slack ||
      box.top < frame.top - slack ||
      box.bottom > frame.bottom + slack
    )
      losses.push(
        `"${text.textContent!.trim().slice(0, 40)}" at ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
  }
  return losses;
}

/** Gives elements up to 3 s to adapt to their own width. Returns the faults that `findLosses` finds then. */
export const persistentLosses = (page: Page): Promise<string[]> =>
  page.waitForFunction(`(${findLosses})().length === 0`, { timeout: 3000 }).then(
    () => [],
    () => page.evaluate(findLosses),
  );

/** Runs in the page: does what a browser does when it translates the page into Arabic or Hebrew. */
export const turnRightToLeft = () => document.documentElement.setAttribute('dir', 'rtl');
export const turnLeftToRight = () => document.documentElement.setAttribute('dir', 'ltr');
