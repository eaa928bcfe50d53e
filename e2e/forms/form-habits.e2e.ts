import { join } from 'node:path';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { holdTimers } from '../support/page/clock';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as typed } from '../support/page/leads';
import { hold, hydrates, isCall } from '../support/page/requests';
import { root } from '../support/root';

const { site, visit } = startJourney();

const scan = '#ai-scan-section';
const toasts = '[role="region"] li';

test('a scan that the visitor cancels announces nothing and keeps the typed URL, and the next scan runs', async () => {
  const { page, goTo } = await visit();
  const releaseCalls = await hold(page, isCall);
  await goTo('/');
  await fill(page, scan, { url: 'bakkerij.example' });
  await press(page, 'Start AI Scan', scan);
  await page.waitForSelector(`${scan} ::-p-aria([name="Scanning..."][role="button"])`);
  await press(page, 'Cancel', scan);

  await page.waitForSelector(`${scan} ::-p-aria([name="Start AI Scan"][role="button"])`);
  await page.waitForSelector(`${scan} [type="submit"]:focus`);
  await twoFrames(page);
  expect(await page.$$(toasts)).toHaveLength(0);
  expect(await valuesOf(page, scan, ['url'])).toEqual(['bakkerij.example']);
  releaseCalls();
  await press(page, 'Start AI Scan', scan);
  await page.waitForSelector(`${scan} ol li`);
});

test('while a form sends, further clicks send nothing and do not move the focus; the form says when sending takes long, and the visitor can cancel it or wait for the confirmation, which gets the focus', async () => {
  const { page, goTo } = await visit();
  const letThrough = await hold(page, isCall);
  await goTo('/contact');
  const passTime = await holdTimers(page);
  await fill(page, 'main', typed);
  const sending = 'main ::-p-aria([name="Sending..."][role="button"])';
  await press(page, 'Send Message', 'main');
  await page.waitForSelector(sending);
  await twoFrames(page);
  await passTime(3_000);
  await page.waitForSelector('main [role="status"]::-p-text(Still sending.)');
  await press(page, 'Cancel', 'main');
  await page.waitForSelector('main ::-p-aria([name="Send Message"][role="button"])');
  expect(await page.$$(toasts)).toHaveLength(0);
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));

  await press(page, 'Send Message', 'main');
  const button = await page.waitForSelector(sending);
  await button!.click();
  await button!.click();
  await button!.evaluate((element) => (element as HTMLButtonElement).click());
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  letThrough();
  await page.waitForSelector('main [data-sewn]:focus');
  expect(await site.records('contact')).toHaveLength(1);
});

test('files that the visitor drops on the scan’s form become its chosen files, even on the tab Website', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  const field = await page.waitForSelector(`${scan} input[name="url"]`);
  await field!.click();
  await hydrates(page, 'ai-scan-form');
  const box = (await field!.boundingBox())!;
  const at = { x: box.x + 20, y: box.y + 10 };
  const client = await page.createCDPSession();
  const data = {
    items: [],
    files: ['notes.txt', 'invoices-may.pdf'].map((name) => join(root, 'fixtures/documents', name)),
    dragOperationsMask: 1,
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, ...at, data });
  }

  await page.waitForSelector(`${scan} ::-p-aria([name="Remove notes.txt"][role="button"])`, {
    visible: true,
  });
  await page.waitForSelector(`${scan} ::-p-aria([name="Remove invoices-may.pdf"][role="button"])`);
  expect(new URL(page.url()).pathname).toBe('/');
});
