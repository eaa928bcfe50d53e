import type { Page } from 'puppeteer';
import { until } from './appearances';

/** The text and name of the focused element, and what is wrong with its focus indicator. */
interface Focused {
  text: string;
  name: string;
  faults: string[];
}

export function readFocus(): Focused {
  const element = document.activeElement as HTMLInputElement;
  if (element === document.body || element.matches('[data-focus-guard], [data-radix-focus-guard]'))
    return { text: '', name: '', faults: [] };
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const name = element.getAttribute('name') ?? '';
  // Some labels draw the outline of their checkbox or radio button.
  const drawn = [element, element.closest('label')].filter((part) => part !== null);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 2;
  const isShown = [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
    const x = left + inset + (right - left - 2 * inset) * share;
    return [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(x, top + inset + (bottom - top - 2 * inset) * part);
      return hit !== null && drawn.some((one) => one.contains(hit) || hit.contains(one));
    });
  });
  const hasOutline = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // Only scripts focus an element with a `tabIndex` of -1, such as a heading, so it needs no outline.
  const needsOutline = element.tabIndex >= 0;
  return {
    text,
    name,
    faults: [
      ...(isShown ? [] : [`${name || text} has the focus, but is covered`]),
      ...(hasOutline || !needsOutline
        ? []
        : [`${name || text} has the focus without a visible outline`]),
    ],
  };
}

/** Runs in the page: resolves when the page has not scrolled for six frames. */
async function isAtRest() {
  const frame = () => new Promise(requestAnimationFrame);
  let stillFrames = 0;
  for (let last = scrollY; stillFrames < 6; last = scrollY) {
    await frame();
    stillFrames = scrollY === last ? stillFrames + 1 : 0;
  }
}

export async function focused(page: Page): Promise<Focused> {
  const seen = await page.evaluate(readFocus);
  if (seen.faults.length === 0) return seen;
  // A smooth scroll may have hidden the element, so this code waits and reads again.
  await page.evaluate(isAtRest);
  return page.evaluate(readFocus);
}

/** Presses Tab until `wanted` has the focus. Throws if the focus is ever invisible. */
export const tabTo = (page: Page, wanted: Wanted, { isBackwards = false, limit = 120 } = {}) =>
  tabUntil(
    wanted,
    async () => {
      const seen = await focused(page);
      if (seen.faults.length) throw new Error(seen.faults.join('\n'));
      return seen;
    },
    () => pressTab(page, isBackwards),
    limit,
  );

/** A control by its name attribute, or any element by its text. */
export type Wanted = { name: string } | { text: string };

export async function tabUntil(
  wanted: Wanted,
  read: () => Promise<Focused>,
  moveOn: () => Promise<void>,
  limit = 60,
): Promise<void> {
  const way: string[] = [];
  for (let presses = 0; presses < limit; presses += 1) {
    const { text, name } = await read();
    if ('name' in wanted ? name === wanted.name : text === wanted.text) return;
    way.push(name || text || '(nothing)');
    await moveOn();
  }
  throw new Error(`Tab did not reach ${JSON.stringify(wanted)}, only: ${way.join(' > ')}`);
}

export async function pressTab(page: Page, isBackwards = false): Promise<void> {
  if (isBackwards) await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  if (isBackwards) await page.keyboard.up('Shift');
}

export async function typeAt(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, { name });
  await page.keyboard.type(text);
}

export async function pressEnterAt(page: Page, text: string): Promise<void> {
  await tabTo(page, { text });
  await page.keyboard.press('Enter');
}

export async function typeAll(page: Page, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await typeAt(page, name, text);
}

export async function pressShortcut(page: Page, key: 'KeyD' | 'KeyP') {
  await page.keyboard.down('Alt');
  await page.keyboard.down('Shift');
  await page.keyboard.press(key);
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
}

export function isFocusOn(wanted: string): boolean {
  const element = document.activeElement!;
  return (element.getAttribute('aria-label') ?? element.textContent).trim() === wanted;
}

export const hasFocus = (page: Page, text: string) => page.waitForFunction(isFocusOn, {}, text);

/** Reads the state from the accessibility tree, because popovers and details have no ARIA attribute for it. */
export async function waitForExpanded(page: Page, selector: string, isExpanded: boolean) {
  const root = (await page.$(selector))!;
  await until(async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const node = await page.accessibility.snapshot({ root, interestingOnly: false });
    return node?.expanded === isExpanded;
  });
}
