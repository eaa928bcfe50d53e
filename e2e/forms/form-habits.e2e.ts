import { join } from 'node:path';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as typed } from '../support/page/leads';
import { hold, hydrates, isCall } from '../support/page/requests';
import { root } from '../support/root';

const { visit } = startJourney();

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

test('a form says when sending takes long, and the visitor can then cancel the sending', async () => {
  const { page, goTo } = await visit();
  await hold(page, isCall);
  await goTo('/contact');
  await fill(page, 'main', typed);
  await press(page, 'Send Message', 'main');
  await page.waitForSelector('main ::-p-aria([name="Sending..."][role="button"])');
  await page.waitForSelector('main [role="status"]::-p-text(Still sending.)');
  await press(page, 'Cancel', 'main');

  await page.waitForSelector('main ::-p-aria([name="Send Message"][role="button"])');
  expect(await page.$$(toasts)).toHaveLength(0);
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
});

test('while a form sends, further clicks on its submit button do not move the focus; the confirmation gets the focus when it appears', async () => {
  const { page, goTo } = await visit();
  const letThrough = await hold(page, isCall);
  await goTo('/contact');
  await fill(page, 'main', typed);
  await press(page, 'Send Message', 'main');
  const button = await page.waitForSelector('main ::-p-aria([name="Sending..."][role="button"])');
  await button!.click();
  await button!.click();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  letThrough();
  await page.waitForSelector('main [data-sewn]:focus');
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

test('fields for personal data have the attributes autocomplete and inputmode', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  const hintsOf = (scope: string, names: string[]) =>
    page.$$eval(names.map((name) => `${scope} [name="${name}"]`).join(), (controls) =>
      controls.map((control) => [
        control.getAttribute('name'),
        control.getAttribute('autocomplete'),
        control.getAttribute('inputmode'),
      ]),
    );
  expect(await hintsOf('main', ['firstName', 'lastName', 'email', 'company'])).toEqual([
    ['firstName', 'given-name', 'text'],
    ['lastName', 'family-name', 'text'],
    ['email', 'email', 'email'],
    ['company', 'organization', 'text'],
  ]);
  await goTo('/jobs/product-designer');
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="phone"]', { visible: true });
  expect(await hintsOf('main', ['fullName', 'email', 'phone', 'country'])).toEqual([
    ['fullName', 'name', 'text'],
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['country', 'country-name', null],
  ]);
});
