import { isAt } from '../support/page/history';
import { readFocus, tabUntil, type Wanted } from '../support/page/keyboard';
import type { Lead } from '../support/page/leads';
import type { EnginePage } from './drivers/engine';

export async function fill(
  page: EnginePage,
  scope: string,
  values: Record<string, string | string[]>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      // Some checkboxes are invisible, and their label's styles draw them. A click on the label works for all of them.
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

/** Runs in the page: selects an option and fires the events. Returns false if the control is not a select. */
function choose(selector: string, value: string): boolean {
  const control = document.querySelector(selector);
  if (!(control instanceof HTMLSelectElement)) return false;
  control.focus();
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

export async function sendLead(page: EnginePage, { opener, steps, button }: Lead): Promise<void> {
  const [name, within] = button;
  if (opener) await page.click({ name: opener, within: 'header' });
  for (const [index, values] of steps.entries()) {
    if (index > 0) await page.click({ name: 'Next', within });
    await fill(page, within, values);
  }
  await page.click({ name, within });
}

/** Presses Tab until the control with this field name, or the element with this text, has the focus. */
export const tabTo = (page: EnginePage, wanted: Wanted, { isShifted = false } = {}) =>
  tabUntil(
    wanted,
    () => page.evaluate(readFocus),
    () => page.press('Tab', { isShifted }),
  );

export async function follow(page: EnginePage, path: string): Promise<void> {
  await page.click(`footer a[href="${path}"]`);
  await page.waitFor(isAt, path);
}
