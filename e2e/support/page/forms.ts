import type { Page } from 'puppeteer';

type Values = Record<string, string | string[]>;

/** Fills the controls in `scope` by name, each at once, like pasted text. (`keyboard.ts` types key by key.) */
export async function fill(page: Page, scope: string, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      for (const choice of value)
        await clickChoice(page, `${scope} [name="${name}"][value="${choice}"]`);
      continue;
    }
    const control = await page.waitForSelector(`${scope} [name="${name}"]`, { visible: true });
    if (await control!.evaluate(selectText)) {
      if (value === '') await page.keyboard.press('Backspace');
      else await page.keyboard.sendCharacter(value);
    } else await control!.select(value);
  }
}

/** Runs in the page: selects the text of a field. Returns false for a control without text, such as a select. */
function selectText(control: Element): boolean {
  if (control.localName === 'select') return false;
  (control as HTMLInputElement).focus();
  (control as HTMLInputElement).select();
  return true;
}

/** Some checkboxes and radio buttons are invisible, so this function clicks their label. */
async function clickChoice(page: Page, selector: string) {
  const box = await page.waitForSelector(selector);
  await box!.evaluate((element) => (element as HTMLInputElement).labels![0]!.click());
}

export const readValues = (scope: string, names: string[]): string[] =>
  names.map(
    (name) =>
      document.querySelector<HTMLInputElement>(`${scope} [name="${name}"]`)?.value ?? '(absent)',
  );

export const valuesOf = (page: Page, scope: string, names: string[]): Promise<string[]> =>
  page.evaluate(readValues, scope, names);

/** Waits until the fields have these values. After Back a browser may restore them later than the load event. */
export async function waitForValues(page: Page, scope: string, values: Record<string, string>) {
  await page.waitForFunction(
    (within, expected) =>
      Object.entries(expected).every(
        ([name, value]) =>
          document.querySelector<HTMLInputElement>(`${within} [name="${name}"]`)?.value === value,
      ),
    {},
    scope,
    values,
  );
}

export const formValues = (page: Page, scope: string): Promise<(string | boolean)[]> =>
  page.$$eval(`${scope} form :is(input, select, textarea)`, (controls) =>
    (controls as HTMLInputElement[]).map(({ type, checked, value }) =>
      type === 'checkbox' ? checked : value,
    ),
  );

export async function press(page: Page, name: string, scope = 'body'): Promise<void> {
  const button = await page.waitForSelector(`${scope} ::-p-aria([name="${name}"][role="button"])`, {
    visible: true,
  });
  await button!.click();
}

/** Accepts every `alert()` of the page. Returns a list to which it adds their texts. */
export function acceptAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  return alerts;
}
