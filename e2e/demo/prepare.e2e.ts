import type { Page } from 'puppeteer';
import { postMessage, prepared, startDemoJourney, waitForOfflineReady } from '../support/demo';
import { fill, press, valuesOf } from '../support/page/forms';
import { focused, tabTo } from '../support/page/keyboard';
import { waitForHydration } from '../support/page/requests';

const { site, visit } = startDemoJourney();

const inbox = (page: Page) =>
  page.$$eval('#demo-console details:is([data-sample], [data-submission]) summary', (all) =>
    all.map((line) => line.textContent),
  );

/**
 * Expects that the demo is prepared for a bakery: it shows the bakery's name, website and samples, and the banner and
 * the quiz stay closed.
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
    'Submissions: 0 sent, 3 samples',
  );
  expect(await page.evaluate(() => localStorage.getItem('demoSettings'))).toContain(
    '"isQuiet":true',
  );
}

test('without a network, the keyboard prepares the demo for a customer', async () => {
  const { page, goTo } = await visit({
    worksOffline: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await goTo('/about');
  await waitForOfflineReady(page);
  await page.setOfflineMode(true);
  await tabTo(page, { text: 'Demo console' }, { isBackwards: true });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'demo-console-title');
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
});

test('a URL prepares the demo for a customer and removes earlier leads, the console’s form prepares it for another, and every page names that one', async () => {
  const { page, goTo } = await visit({ width: 820, height: 800 });
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  await postMessage(page);
  expect(await page.evaluate(() => localStorage.getItem('demoSubmissions'))).not.toBeNull();
  page.once('dialog', (question) => void question.accept());
  await goTo(prepared);
  await expectPrepared(page);
  expect(page.url()).toBe(`${site.origin}/`);

  await page.setViewport({ width: 390, height: 800 });
  await page.click('[data-demo=prepare] summary');
  const address = await page.$eval('[data-demo=prepare] code', (code) => code.textContent);
  expect(address).toBe(site.origin + prepared);
  await fill(page, '#contact', { firstName: 'Sanne' });
  await fill(page, '[data-demo=prepare]', {
    'demo-customer-name': 'Huisarts Smit',
    'demo-customer-website': '',
    'demo-customer-sector': 'healthcare',
  });
  await Promise.all([page.waitForNavigation(), press(page, 'Prepare', '[data-demo=prepare]')]);
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for Huisarts Smit)');
  expect(await valuesOf(page, '#contact', ['firstName'])).toEqual(['']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goTo('/about');
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for Huisarts Smit)');
});

test('after the demo is prepared for the next customer, Back does not show what the previous one typed', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await page.waitForSelector('[data-demo=ribbon]');
  await fill(page, 'main', { firstName: 'Sanne' });
  await goTo('/about');
  await goTo(prepared);
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(Prepared for)');
  for (const path of ['/about', '/contact']) {
    // The demo replaces the previous page at once, so Puppeteer's `goBack` would never resolve. The timer lets
    // `evaluate` end before the page unloads.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForFunction(
      (wanted) =>
        location.pathname === wanted &&
        document.querySelector('[data-demo=ribbon]') !== null &&
        !sessionStorage.getItem('demoOldEntries')!.includes(navigation.currentEntry!.id),
      {},
      path,
    );
  }
  // The form's code would restore a draft only after React has hydrated the form.
  await page.hover('main form');
  await waitForHydration(page, 'contact-page-form');
  expect(await valuesOf(page, 'main', ['firstName'])).toEqual(['']);
});

test('with site data blocked the demo starts, says so, and stores a lead until the next page', async () => {
  const { page, goTo } = await visit();
  await page.evaluateOnNewDocument(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await goTo('/contact?demo=open');
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(a reload forgets everything)');
  expect(await postMessage(page)).toBe(201);
  await page.waitForSelector('#demo-console [data-submission]');
});
