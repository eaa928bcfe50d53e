import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { banner, startDemoJourney, storedRecords, waitForOfflineReady } from '../support/demo';
import { challengeOf, newVisitor, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { download } from '../support/page/download';
import { fill, press, valuesOf } from '../support/page/forms';
import { focused, pressShortcut, tabTo } from '../support/page/keyboard';
import { dialog, fillLead, sendLead } from '../support/page/leads';

const { visit } = startDemoJourney();

const waitForFocus = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id);

async function sendScan(page: Page) {
  await sendLead(page, 'scan');
  await page.waitForFunction(() => localStorage.getItem('demoSubmissions') !== null);
}

test("the keyboard opens the demo's console, changes its settings, and closes it", async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon]');
  await pressShortcut(page, 'KeyD');
  await waitForFocus(page, 'demo-console-title');
  await tabTo(page, { name: 'demo-contact' });
  await page.keyboard.type('Network');
  await tabTo(page, { name: 'demo-scan-topic' });
  await tabTo(page, { text: 'Quiet mode' });
  await page.keyboard.press('Space');
  await tabTo(page, { name: 'demo-visit-count' });
  await page.keyboard.press('ArrowUp');
  const settings = await page.evaluate(() => localStorage.getItem('demoSettings')!);
  expect(JSON.parse(settings)).toMatchObject({
    scenarios: { contact: 'offline', 'free-intake': 'success' },
    isQuiet: true,
  });
  expect(await challengeOf(page)).toMatchObject({ visitCount: 5 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('#demo-console', { hidden: true });
  expect((await focused(page)).text).toBe('Demo console');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'demo-console-title');
  await pressShortcut(page, 'KeyD');
  await page.waitForSelector('#demo-console', { hidden: true });
});

test('a sent lead appears at once in the open console, as the first in the list of leads', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact?demo=open');
  await page.waitForSelector('#demo-console select');
  await fillLead(page, 'contactPage');
  // Sends with Enter, because the open console may cover the form's button.
  await page.focus('main [name=email]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-submission] ::-p-text(Contact)');
  await sendLead(page, 'intake');
  const first = await page.waitForSelector('[data-submission]:first-child ::-p-text(Free intake)');
  expect(await first!.evaluate((line) => line.textContent)).toContain('pending');
});

test.each([1280, 390])(
  'at %i px axe finds no violation in the open console and in the tour, in normal and forced colours',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 800 });
    const runAxe = await prepareAxe(page);
    await goTo('/');
    await waitForOfflineReady(page);
    await sendScan(page);
    await press(page, 'Demo console', '[data-demo=ribbon]');
    const submission = await page.waitForSelector('[data-submission] summary');
    await submission!.click();
    expect(await runAxe('normal')).toEqual([]);
    expect(await runAxe('forced', '[data-demo=console]')).toEqual([]);
    await press(page, 'Guided tour', '#demo-console');
    await page.waitForSelector('[data-demo=tour]');
    expect(await runAxe('normal', '[data-demo=tour]')).toEqual([]);
    expect(await runAxe('forced', '[data-demo=tour]')).toEqual([]);
  },
);

test('a reset restores storage, timers, forms and URL as on a first visit', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await accelerateTimers(page);
  await goTo('/?demo=quiet,contact:not-json');
  await page.waitForSelector('[data-demo=ribbon]');
  await sendScan(page);
  await fill(page, '#contact', { firstName: 'Sanne' });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // Sets the URL to which the reset will navigate. The reset must load the page anew although the URL stays the same.
  await page.evaluate(() => history.replaceState(null, '', '/'));
  await press(page, 'Demo console', '[data-demo=ribbon]');
  // Turns off quiet mode (in which banner and challenge do not open by themselves), because a reset does not change
  // that setting.
  await press(page, 'Quiet mode', '#demo-console');
  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);

  await waitForChallenge(page);
  expect(await challengeOf(page)).toEqual(newVisitor);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['aiReadinessChallenge']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await valuesOf(page, '#contact', ['firstName'])).toEqual(['']);
  await press(page, 'Close', dialog);
  await page.waitForSelector(banner);
  await sendLead(page, 'contactSection');
  await page.waitForFunction(() => localStorage.getItem('demoSubmissions') !== null);
  expect(await storedRecords(page)).toMatchObject({
    contact: [{ firstName: 'Sanne' }],
    'ai-scan': [],
  });
});

test('at 1280 px the open console covers none of the forms', async () => {
  const { page, goTo } = await visit({ width: 1280, height: 800 });
  for (const [path, form] of [
    ['/', '#ai-scan-section'],
    ['/', '#contact'],
    ['/contact', 'main'],
  ] as const) {
    await goTo(`${path}?demo=open`);
    await page.waitForSelector('#demo-console select');
    expect(
      await page.$eval(`${form} form`, (fields) => {
        const { right } = document.querySelector('#demo-console')!.getBoundingClientRect();
        return fields.getBoundingClientRect().left - right;
      }),
    ).toBeGreaterThan(0);
  }
});

test("the console's list of leads and its export show the original name of a document that was sent to the scan", async () => {
  const { page, goTo } = await visit();
  await goTo('/?demo=open');
  await page.waitForSelector('#demo-console select');
  await page.evaluate(async () => {
    const form = new FormData();
    form.set('type', 'documents');
    form.append('files', new File(['a,b'], '"1".csv'));
    await fetch('/api/ai-scan', { method: 'POST', body: form });
  });
  const line = await page.waitForSelector('[data-submission] summary');
  expect(await line!.evaluate((summary) => summary.textContent)).toMatch(
    /^"1"\.csv \d\d:\d\d Scan/,
  );
  const json = await download(page, () => press(page, 'Export JSON', '#demo-console'));
  expect(JSON.parse(json.text)).toMatchObject({ 'ai-scan': [{ files: [{ name: '"1".csv' }] }] });
});

test('the console shows how many files are missing when the device has lost a part of the offline demo', async () => {
  const { page, goTo } = await visit();
  await goTo('/about?demo=open');
  await waitForOfflineReady(page);
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name!);
    const [first] = await cache.keys();
    await cache.delete(first!);
  });
  await press(page, 'Offline ready', '#demo-console');
  await page.waitForSelector('#demo-console ::-p-text(1 file missing offline)');
});
