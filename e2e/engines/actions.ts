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

/** Runs in the page: chooses an option, as a hand would, and says whether it is a list to choose from at all. */
function choose(selector: string, value: string): boolean {
  const control = document.querySelector(selector);
  if (!(control instanceof HTMLSelectElement)) return false;
  control.focus();
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Waits until the client runs: keys and hovers are its business from here on. */
export async function clientRuns(page: EnginePage): Promise<void> {
  await page.waitFor(() => 'replayPress' in window);
}

/** Waits for a toast that holds exactly these two texts. */
export async function showsToast(page: EnginePage, ...texts: string[]): Promise<void> {
  await page.waitFor(
    (wanted) =>
      [...document.querySelectorAll('[role="region"] li[data-state=open]')].some((item) => {
        const parts = [...item.querySelectorAll('*')];
        return wanted.every((text) => parts.some((part) => part.textContent.trim() === text));
      }),
    texts,
  );
}

/** Waits until a page is here, at rest, on an entry of the history without an open dialog's mark. */
export async function comesTo(page: EnginePage, path: string): Promise<void> {
  await page.waitFor(
    (wanted) =>
      location.pathname === wanted &&
      document.readyState === 'complete' &&
      !(document as { activeViewTransition?: unknown }).activeViewTransition &&
      !(history.state as { dialog?: string } | null)?.dialog,
    path,
  );
}

/** Runs in the page: the field name of what has the focus, and its text in a person's words. */
function readFocus() {
  const element = document.activeElement!;
  const text = element.getAttribute('aria-label') ?? element.textContent;
  return { name: element.getAttribute('name'), text: text.trim() };
}

/** Presses Tab until a control of this field name, or else an element of this text, has the focus. */
export async function tabTo(
  page: EnginePage,
  wanted: { name: string } | { text: string },
  { isShifted = false } = {},
): Promise<void> {
  const way: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    const { name, text } = await page.evaluate(readFocus);
    if ('name' in wanted ? name === wanted.name : text === wanted.text) return;
    way.push(name ?? text);
    await page.press('Tab', { isShifted });
  }
  throw new Error(`Tab did not come to ${JSON.stringify(wanted)}, only: ${way.join(' > ')}`);
}

/** Waits until what has this text, or this label, has the focus. */
export async function focusIs(page: EnginePage, text: string): Promise<void> {
  await page.waitFor((wanted) => {
    const element = document.activeElement!;
    return (element.getAttribute('aria-label') ?? element.textContent).trim() === wanted;
  }, text);
}

/** Follows a link of the footer, which is on every page, and waits for its page. */
export async function follow(page: EnginePage, path: string): Promise<void> {
  await page.click(`footer a[href="${path}"]`);
  await comesTo(page, path);
}

/** Shows the page that somebody is there, by a scroll, and waits until all of its code has come. */
export async function prefetchCode(page: EnginePage): Promise<void> {
  await page.waitFor(() => {
    // Before the load event nobody listens: said until it is heard.
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    return [...document.querySelectorAll<HTMLElement>('[data-code]')]
      .flatMap(({ dataset }) => dataset.code!.split(' ').filter(Boolean))
      .every((url) => performance.getEntriesByName(new URL(url, location.href).href).length > 0);
  });
}
