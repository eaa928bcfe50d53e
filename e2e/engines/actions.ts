import { isAt } from '../support/page/history';
import { readFocus, tabUntil, type Wanted } from '../support/page/keyboard';
import type { Lead } from '../support/page/leads';
import type { EnginePage } from './drivers/engine';

/**
 * Fills controls by their names inside `scope` as a person does: clicks into a text and types, chooses options, ticks
 * the boxes whose values are listed.
 */
export async function fill(
  page: EnginePage,
  scope: string,
  values: Record<string, string | string[]>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      // The box itself may be drawn by its label.
      for (const choice of value)
        await page.click(`${scope} label:has([name="${name}"][value="${choice}"])`);
      continue;
    }
    const control = `${scope} [name="${name}"]`;
    await page.appears(control);
    if (await page.evaluate(choose, control, value)) continue;
    await page.click(control);
    await page.type(value);
  }
}

/** Runs in the page: chooses an option, as a hand would, and returns false where the control is no list of options. */
function choose(selector: string, value: string): boolean {
  const control = document.querySelector(selector);
  if (!(control instanceof HTMLSelectElement)) return false;
  control.focus();
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Fills the form of a lead and sends it. */
export async function sendLead(page: EnginePage, { opener, steps, button }: Lead): Promise<void> {
  const [name, within] = button;
  if (opener) await page.click({ name: opener, within: 'header' });
  for (const [index, values] of steps.entries()) {
    if (index > 0) await page.click({ name: 'Next', within });
    await fill(page, within, values);
  }
  await page.click({ name, within });
}

/** Presses Tab until a control of this field name, or else an element of this text, has the focus. */
export const tabTo = (page: EnginePage, wanted: Wanted, { isShifted = false } = {}) =>
  tabUntil(
    wanted,
    () => page.evaluate(readFocus),
    () => page.press('Tab', { isShifted }),
  );

/** Follows a link of the footer, which is on every page, and waits for its page. */
export async function follow(page: EnginePage, path: string): Promise<void> {
  await page.click(`footer a[href="${path}"]`);
  await page.waitFor(isAt, path);
}
