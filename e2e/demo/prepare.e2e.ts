import type { Page } from 'puppeteer';
import { prepared, startDemoJourney, waitForOfflineReady } from '../support/demo';
import { fill, press } from '../support/page/forms';
import { focused, tabTo } from '../support/page/keyboard';
import { fillLead, sendLead } from '../support/page/leads';

const { site, visit } = startDemoJourney();

const ribbonText = (page: Page) =>
  page.$eval('[data-demo=ribbon]', (ribbon) => (ribbon as HTMLElement).innerText);
const inbox = (page: Page) =>
  page.$$eval('#demo-console details:is([data-sample], [data-submission]) summary', (all) =>
    all.map((line) => line.textContent),
  );

/**
 * Expects that the demo is prepared for a bakery: it shows the bakery's name and website, and the samples and scan
 * topic of its sector.
 */
async function expectPrepared(page: Page) {
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for Bakkerij De Vries)');
  expect(
    await page.$eval('#ai-scan-section [name=url]', (field) => (field as HTMLInputElement).value),
  ).toBe('bakkerijdevries.nl');
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await page.waitForSelector('#demo-console [data-sample]');
  const lines = await inbox(page);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/Bakkerij Zonneveld|bakkerij-zonneveld/);
  for (const line of lines) expect(line).toMatch(/sample$/);
  expect(await page.$eval('#demo-console', (card) => card.textContent)).toContain(
    'Submissions (0)',
  );
  expect(
    await page.$eval('[name=demo-scan-topic]', (choice) => (choice as HTMLSelectElement).value),
  ).toBe('support');
}

test('without a network, the keyboard prepares the demo for a customer', async () => {
  const { page, goTo } = await visit({
    isFirstVisit: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await goTo('/');
  await waitForOfflineReady(page);
  await page.setOfflineMode(true);
  // Closes the challenge, because it opens by itself on a first visit.
  await page.waitForSelector('[role="dialog"]', { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="dialog"]', { hidden: true });
  await tabTo(page, { text: 'Demo console' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'demo-console-title');
  await tabTo(page, { text: 'Prepare for a customer' });
  await page.keyboard.press('Enter');
  await tabTo(page, { name: 'demo-customer-name' });
  await page.keyboard.type('Bakkerij De Vries');
  await tabTo(page, { name: 'demo-customer-website' });
  await page.keyboard.type('bakkerijdevries.nl');
  await tabTo(page, { name: 'demo-customer-sector' });
  await page.keyboard.type('Retail');
  await tabTo(page, { text: 'Prepare' });
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await expectPrepared(page);
  expect((await focused(page)).faults).toEqual([]);
  expect(await page.$eval('[aria-pressed=true]', (button) => button.textContent)).toBe(
    'Quiet mode',
  );

  // Other pages show the preparation too, until the reset.
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for Bakkerij De Vries)');
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await ribbonText(page)).not.toContain('Prepared');
});

test.each([1280, 820, 390])(
  'at %i px a URL prepares the demo for a customer and removes earlier leads, and the console’s form prepares it for another',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 800 });
    await goTo('/?demo=open');
    await fillLead(page, 'contactSection');
    await page.focus('#contact [name=email]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => localStorage.getItem('demoSubmissions') !== null);
    await goTo(prepared);
    await expectPrepared(page);
    expect(page.url()).toBe(`${site.origin}/`);
    await press(page, 'Clear samples', '#demo-console');
    await page.waitForSelector('#demo-console [data-sample]', { hidden: true });

    await page.click('[data-demo=prepare] summary');
    const address = await page.$eval('[data-demo=prepare] code', (code) => code.textContent);
    expect(address).toBe(site.origin + prepared);
    await fill(page, '[data-demo=prepare]', {
      'demo-customer-name': 'Huisarts Smit',
      'demo-customer-website': '',
      'demo-customer-sector': 'healthcare',
    });
    await Promise.all([page.waitForNavigation(), press(page, 'Prepare', '[data-demo=prepare]')]);
    await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for Huisarts Smit)');
  },
);

test('a demo that is not prepared shows the fixtures’ records as samples until the presenter clears them; a reset shows them again', async () => {
  const { page, goTo } = await visit();
  await goTo('/?demo=open');
  await page.waitForSelector('#demo-console [data-sample]');
  expect((await inbox(page)).join('\n')).toMatch(/Femke Zandbergen, Zandbergen Bakt/);
  const listed = () =>
    page.evaluate(async () => ((await (await fetch('/api/contact')).json()) as object[]).length);
  const samples = await page.$$eval('#demo-console [data-sample]', (all) => all.length);
  expect(samples).toBeGreaterThanOrEqual(5);
  const listedAtFirst = await listed();
  expect(listedAtFirst).toBeGreaterThan(1);
  await press(page, 'Clear samples', '#demo-console');
  await page.waitForSelector('#demo-console ::-p-text(Nothing was sent yet)');
  expect(await listed()).toBe(0);
  await page.reload();
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await listed()).toBe(0);
  await sendLead(page, 'contactSection');
  await page.waitForFunction(() => localStorage.getItem('demoSubmissions') !== null);
  expect(await listed()).toBe(1);
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await listed()).toBe(listedAtFirst);
});
