import { isAt } from '../support/page/history';
import { isFocusOn } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';
import { follow } from './actions';
import type { EnginePage } from './drivers/engine';
import { journey, startEngineJourney } from './journey';

const { visit } = startEngineJourney();

async function open(page: EnginePage, name: 'Free Intake' | 'Full Discovery') {
  await page.click({ name, within: 'header' });
  await page.appears(`${dialog} [name="firstName"]`);
}

journey('an open dialog gets the focus, and Tab never reaches the page behind it', async () => {
  const page = await visit('/about');
  await open(page, 'Full Discovery');
  const isInside = (within: string) => document.activeElement!.closest(within) !== null;
  // While Tab passes the browser's own controls, `body` has the focus. This does not count as the page behind the
  // dialog. Any element of the dialog is allowed, because Firefox also focuses scroll containers.
  const isOnPage = () => !document.activeElement!.matches('body, [data-overlay] *');
  await page.waitFor(isInside, dialog);
  const controls = await page.evaluate(
    (within) =>
      document.querySelectorAll(`${within} :is(a, button, input, select, textarea)`).length,
    dialog,
  );
  for (const isShifted of [false, true])
    for (let presses = 0; presses < controls + 2; presses += 1) {
      await page.press('Tab', { isShifted });
      expect(await page.evaluate(isOnPage)).toBe(false);
    }
});

journey('Back closes a dialog that the visitor opened, and Forward opens it again', async () => {
  const page = await visit('/about');
  await follow(page, '/careers');
  await open(page, 'Full Discovery');
  for (let times = 0; times < 2; times += 1) {
    await page.back();
    await page.disappears(dialog);
    await page.waitFor(isAt, '/careers');
    await page.waitFor(isFocusOn, 'Full Discovery');
    await page.forward();
    await page.appears(`${dialog} [name="firstName"]`);
  }
  await page.back();
  await page.disappears(dialog);
  await page.back();
  await page.waitFor(isAt, '/about');
});

const ways: Record<string, (page: EnginePage) => Promise<void>> = {
  Escape: (page) => page.press('Escape'),
  'its button': (page) => page.click({ name: 'Close', within: dialog }),
};
for (const [way, close] of Object.entries(ways))
  journey(
    `a dialog that ${way} closes returns the focus, and leaves no history entry`,
    async () => {
      const page = await visit('/about');
      await follow(page, '/careers');
      await open(page, 'Free Intake');
      await close(page);
      await page.disappears(dialog);
      await page.waitFor(isAt, '/careers');
      await page.waitFor(isFocusOn, 'Free Intake');
      await page.back();
      await page.waitFor(isAt, '/about');
      await page.disappears(dialog);
    },
  );
