import type { Page } from 'puppeteer';
import { until } from './appearances';

/** What has the focus, in a person's words, and what is wrong with how it shows. */
interface Focused {
  text: string;
  name: string;
  faults: string[];
}

/** Runs in the page. */
function readFocus(): Focused {
  const element = document.activeElement as HTMLInputElement;
  if (element === document.body || element.matches('[data-focus-guard], [data-radix-focus-guard]'))
    return { text: '', name: '', faults: [] };
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const name = element.getAttribute('name') ?? '';
  // A box or radio button may be drawn by its label.
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
  const isMarked = drawn.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // Headings and regions take the focus by script, to be read on from.
  const needsMark = element.tabIndex >= 0;
  return {
    text,
    name,
    faults: [
      ...(isShown ? [] : [`${name || text} has the focus, and something lies over it`]),
      ...(isMarked || !needsMark ? [] : [`${name || text} has the focus, and nothing shows it`]),
    ],
  };
}

/** Runs in the page: resolves when it has not scrolled for some frames. */
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
  // A link to a place in the page glides into view.
  await page.evaluate(isAtRest);
  return page.evaluate(readFocus);
}

/**
 * Presses Tab (or Shift+Tab) until a control of this field name, or else an element of this text, has the focus. Throws
 * when it is not among the next `limit`, or when one on the way does not show its focus.
 */
export async function tabTo(
  page: Page,
  wanted: { name: string } | { text: string },
  { isBackwards = false, limit = 120 } = {},
): Promise<void> {
  const way: string[] = [];
  for (let presses = 0; presses < limit; presses += 1) {
    const { text, name, faults } = await focused(page);
    if (faults.length) throw new Error(faults.join('\n'));
    if ('name' in wanted ? name === wanted.name : text === wanted.text) return;
    way.push(name || text || '(nothing)');
    if (isBackwards) await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (isBackwards) await page.keyboard.up('Shift');
  }
  throw new Error(`Tab did not come to ${JSON.stringify(wanted)}, only: ${way.join(' > ')}`);
}

/** Goes to the control of this name with Tab, then types. */
export async function typeAt(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, { name });
  await page.keyboard.type(text);
}

/** Goes to the button or link with Tab, then presses Enter. */
export async function pressEnterAt(page: Page, text: string): Promise<void> {
  await tabTo(page, { text });
  await page.keyboard.press('Enter');
}

/** Goes from control to control with Tab, and types: the texts by the controls' names. */
export async function typeAll(page: Page, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await typeAt(page, name, text);
}

/** Focus as the browser tells it once it has settled on this text. */
export const hasFocus = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.textContent?.trim() === wanted,
    { timeout: 5_000 },
    text,
  );

/**
 * What the browser tells assistive technology of the control with this name: whether what it opens is open, or nothing.
 * It knows without an attribute of ours.
 */
async function expandedOf(page: Page, name: string): Promise<boolean | undefined> {
  const client = await page.createCDPSession();
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
  });
  await client.detach();
  const told = nodes.flatMap(({ properties = [] }) => properties);
  return told.find((property) => property.name === 'expanded')?.value.value as boolean | undefined;
}

/** Waits until assistive technology is told so: the browser tells of a change in a task of its own. */
export async function tellsExpanded(page: Page, name: string, isExpanded: boolean) {
  await until(async () => (await expandedOf(page, name)) === isExpanded);
}
