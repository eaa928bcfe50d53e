import type { HTTPRequest } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdTimers } from '../support/page/clock';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as typed } from '../support/page/leads';
import { hold, intercept, isCall } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

const expectedErrors = [
  /Failed to load resource/,
  /POST .*: (Failed to fetch|No response in|The page was away)/,
];

/** Sends a request to the server, and then aborts it in the browser, so that the page gets no response. */
async function loseAnswer(request: HTTPRequest) {
  const headers = { ...request.headers(), origin: site.origin };
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers,
    body: request.postData() ?? null,
  });
  expect(answer.status).toBe(201);
  await request.abort('timedout');
}

test('a retry after a lost response stores no second record; changed content and the next message are each stored once', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  const keys: (string | undefined)[] = [];
  await intercept(page, (request) => {
    if (!isCall(request)) return undefined;
    keys.push(request.headers()['idempotency-key']);
    return keys.length <= 2 ? loseAnswer(request) : undefined;
  });
  await goTo('/contact');
  await fill(page, 'main', typed);
  const send = async (title: string, description: string) => {
    await press(page, 'Send Message', 'main');
    await expectToast(page, title, description);
    await press(page, 'Dismiss notification');
  };
  const messages = async () => (await site.records('contact')).map(({ message }) => message);
  await send('Error sending message', 'Please try again later');
  await send('Error sending message', 'Please try again later');
  expect(await messages()).toEqual([typed.message]);
  const other = 'Another message, also long enough.';
  await fill(page, 'main', { message: other });
  await send('Message sent successfully!', "We'll get back to you within 24 hours");
  await press(page, 'Send another message', 'main');
  await fill(page, 'main', { ...typed, message: other });
  await send('Message sent successfully!', "We'll get back to you within 24 hours");

  expect(await messages()).toEqual([typed.message, other, other]);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('a call without a response fails after its time limit, and the form keeps its values', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await hold(page, isCall);
  await goTo('/contact');
  const passTime = await holdTimers(page);
  await fill(page, 'main', typed);
  await Promise.all([
    page.waitForRequest((request) => isCall(request)),
    press(page, 'Send Message', 'main'),
  ]);
  await passTime(14_000);
  expect(await page.$('[role="region"] li')).toBeNull();
  await passTime(1_000);
  await expectToast(page, 'Error sending message', 'Please try again later');
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
});

test('a form that was sending when the visitor left its page is usable when Back restores the page from the cache', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await hold(page, isCall);
  await goTo('/contact');
  await fill(page, 'main', typed);
  await press(page, 'Send Message', 'main');
  await page.waitForSelector('main ::-p-aria([name="Sending..."][role="button"])');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

  await expectToast(page, 'Error sending message', 'Please try again later');
  await page.waitForSelector('main ::-p-aria([name="Send Message"][role="button"])');
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
});
