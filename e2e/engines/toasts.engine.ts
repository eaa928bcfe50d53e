import { dialog } from '../support/page/leads';
import { journey, startEngineJourney } from './journey';

const { visit } = startEngineJourney();

const toast = '[role="region"][aria-label="Notifications (F8)"] li';

async function openWithToast() {
  const page = await visit('/');
  await page.click({ name: 'Send Message', within: '#contact' });
  await page.appears(toast);
  return page;
}

journey('F8 moves the focus to the toast, and Escape dismisses it', async () => {
  const page = await openWithToast();
  await page.press('F8');
  await page.waitFor(() => document.activeElement!.closest('[role="region"]') !== null);
  await page.press('Tab');
  await page.press('Escape');
  await page.disappears(toast);
});

journey('a toast is in front of an open dialog, and its button closes only the toast', async () => {
  const page = await openWithToast();
  await page.hover(toast);
  await page.click({ name: 'Full Discovery', within: 'header' });
  await page.appears(`${dialog} [name="firstName"]`);
  await page.hover(toast);
  const isOnTop = await page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector) !== null;
  }, toast);
  expect(isOnTop).toBe(true);
  await page.click({ name: 'Dismiss notification' });
  await page.disappears(toast);
  await page.appears(dialog);
});
