import { join } from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { holdTimers } from '../support/page/clock';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as typed } from '../support/page/leads';
import { hold, intercept, isCall, waitForHydration } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';
import { root } from '../support/root';

const { site, visit } = startJourney();

const scan = '#ai-scan-section';
const toasts = '[role="region"] li';

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

/** Sends a request to the server, and then aborts it in the browser, so that the page gets no response. */
async function loseAnswer(request: HTTPRequest) {
  const headers = { ...request.headers(), origin: site.origin };
  const body = request.postData() ?? null;
  const answer = await fetch(request.url(), { method: request.method(), headers, body });
  expect(answer.status).toBe(201);
  await request.abort('timedout');
}

test('after a lost response the form keeps its values and a retry stores no second record; changed content and the next message are each stored once', async () => {
  const earlier = (await site.records('contact')).length;
  const { page, goTo } = await visit({
    expectedErrors: [/Failed to load resource/, /POST .*: Failed to fetch/],
  });
  let calls = 0;
  await intercept(page, (request) => {
    if (!isCall(request)) return undefined;
    calls += 1;
    return calls <= 2 ? loseAnswer(request) : undefined;
  });
  await goTo('/contact');
  await fill(page, 'main', typed);
  const send = async (title: string, description: string) => {
    await press(page, 'Send Message', 'main');
    await expectToast(page, title, description);
    await press(page, 'Dismiss notification');
  };
  const messages = async () =>
    (await site.records('contact')).slice(earlier).map(({ message }) => message);
  await send('Error sending message', 'Please try again later');
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
  await send('Error sending message', 'Please try again later');
  expect(await messages()).toEqual([typed.message]);
  const other = 'Another message, also long enough.';
  await fill(page, 'main', { message: other });
  await send('Message sent successfully!', "We'll get back to you within 24 hours");
  await press(page, 'Send another message', 'main');
  await fill(page, 'main', { ...typed, message: other });
  await send('Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await messages()).toEqual([typed.message, other, other]);
});

// api/check-on-demand.ts decides for all forms which values are accepted, so a test of one form is enough.
test('a form draws a solid border around accepted values and not around rejected ones', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await page.hover('main form');
  await waitForHydration(page, 'contact-page-form');
  // The browser's own validation accepts these values, but the form rejects them.
  const bad = { firstName: '  ', lastName: '\u00a0', message: 'Hi' };
  for (const [values, style] of [
    [typed, 'solid'],
    [bad, 'dashed'],
  ] as const) {
    await fill(page, 'main', values);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.waitForFunction(
      (names, wanted) =>
        names.every((name) => {
          const field = document.querySelector(`main [name="${name}"]`)!;
          return getComputedStyle(field).borderTopStyle === wanted;
        }),
      {},
      Object.keys(values),
      style,
    );
  }
});

test('files that the visitor drops on the scan’s form become its chosen files, even on the tab Website', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  const field = await page.waitForSelector(`${scan} input[name="url"]`);
  await field!.click();
  await waitForHydration(page, 'ai-scan-form');
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
