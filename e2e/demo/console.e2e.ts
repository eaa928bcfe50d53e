import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { findSmallTexts, smallest } from '../support/checks/small-texts';
import { postMessage, startDemoJourney, waitForOfflineReady } from '../support/demo';
import { press } from '../support/page/forms';
import { focused, pressShortcut, tabTo } from '../support/page/keyboard';

const { visit } = startDemoJourney();

const waitForFocus = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id);

test("the keyboard opens the demo's console, changes its settings, and closes it", async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon]');
  await pressShortcut(page, 'KeyD');
  await waitForFocus(page, 'demo-console-title');
  await tabTo(page, { name: 'demo-scenario' });
  await page.keyboard.type('No network');
  const settings = await page.evaluate(() => localStorage.getItem('demoSettings')!);
  expect(JSON.parse(settings)).toMatchObject({
    scenarios: { contact: 'offline', 'free-intake': 'offline', 'ai-scan': 'offline' },
  });
  await page.keyboard.press('Escape');
  await page.waitForSelector('#demo-console', { hidden: true });
  expect((await focused(page)).text).toBe('Demo console');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'demo-console-title');
  await pressShortcut(page, 'KeyD');
  await page.waitForSelector('#demo-console', { hidden: true });
});

test('in the open console and in the tour, axe finds no violation at 1280 and 390 px, and no text is smaller than 12.5 px', async () => {
  const { page, goTo } = await visit({ worksOffline: true });
  const runAxe = await prepareAxe(page);
  const found: string[] = [];
  const keep = (width: number, faults: string[]) =>
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`));

  await goTo('/contact');
  await waitForOfflineReady(page);
  await postMessage(page);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  const submission = await page.waitForSelector('[data-submission] summary');
  await submission!.click();
  for (const width of [1280, 390, 320]) {
    await page.setViewport({ width, height: 800 });
    keep(width, await page.evaluate(findSmallTexts, smallest));
    // The rules of axe about the whole page do not depend on the width.
    if (width === 1280) keep(width, await runAxe('normal', 'html'));
    if (width === 1280) keep(width, await runAxe('forced', '[data-demo=console]'));
    if (width === 390) keep(width, await runAxe('normal', '[data-demo=console]'));
  }

  await press(page, 'Guided tour', '#demo-console');
  await page.waitForSelector('[data-demo-stop]');
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 800 });
    keep(width, await page.evaluate(findSmallTexts, smallest));
    keep(width, await runAxe('normal', '[data-demo=tour]'));
    keep(width, await runAxe('forced', '[data-demo=tour]'));
  }
  expect(found).toEqual([]);
});
