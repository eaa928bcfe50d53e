import type { Page } from 'puppeteer';
import { postMessage, startDemoJourney, storedRecords } from '../support/demo';
import { press } from '../support/page/forms';
import { fillLead, leads, sendLead, submit } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startDemoJourney();

const resources = ['contact', 'free-intake', 'ai-scan'];
/** Minimum delay of a response in the scenario "slow", in milliseconds. */
const slow = 8_000;

/** Sends a POST without a body. Returns the response's status and content type, or the error of a failed request. */
const answerOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    try {
      const { status, headers } = await fetch(address, { method: 'POST' });
      return `${status} ${headers.get('Content-Type')}`;
    } catch (error) {
      return String(error);
    }
  }, path);
const answersOf = async (page: Page) => {
  const answers: string[] = [];
  for (const resource of resources) answers.push(await answerOf(page, `/api/${resource}`));
  return answers;
};
const error = '500 application/problem+json';
const invalid = '422 application/problem+json';
/** The response if no failure is set: 415, because the POST has no content type. */
const noFailure = '415 application/problem+json';
const offline = 'TypeError: Failed to fetch';
const notJson = '200 text/html; charset=utf-8';

test('a failure in the URL makes the calls of the endpoint that it names fail, until "success" ends it; the console warns about unknown words', async () => {
  // Allows the errors that the browser logs for the failed calls.
  const { page, goTo } = await visit({ expectedErrors: [/^console:/] });
  await goTo('/contact?demo=contact:error,free-intake:invalid,ai-scan:offline');
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await answersOf(page)).toEqual([error, invalid, offline]);

  const warned = new Promise<string>((resolve) => {
    page.on('console', (message) => {
      if (message.type() === 'warn') resolve(message.text());
    });
  });
  await goTo('/contact?demo=contact:eror,free-intake:offline,ai-scan:not-json');
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await warned).toContain('contact:eror');
  expect(await answersOf(page)).toEqual([error, offline, notJson]);
  expect(Object.values(await storedRecords(page)).flat()).toEqual([]);

  await goTo('/contact?demo=contact:success,free-intake:not-json,ai-scan:error');
  await page.waitForSelector('[data-demo=ribbon]');
  expect(await postMessage(page)).toBe(201);
  expect(await answersOf(page)).toEqual([noFailure, notJson, error]);
});

test('the scenario "slow" in the URL delays the response, and the call then succeeds', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact?demo=contact:slow');
  await page.waitForSelector('[data-demo=ribbon]');
  await fillLead(page, 'contactPage');
  const began = Date.now();
  await submit(page, 'contactPage');
  await page.waitForSelector('[data-toasts] li', { timeout: 15_000 });
  expect(Date.now() - began).toBeGreaterThan(slow);
  await expectToast(page, ...leads.contactPage.success);
  expect((await storedRecords(page)).contact).toHaveLength(1);
});

// This test covers only the scan. The unit tests of the forms and of api/use-write cover other forms and failures.
test('the console in another tab makes a scan fail, and lists the next one', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/^console: POST .* Failed to fetch/] });
  await goTo('/');
  await page.waitForSelector('[data-demo=ribbon]');
  const consolePage = await page.browserContext().newPage();
  await consolePage.goto(`${site.origin}/about?demo=open`);
  await consolePage.waitForSelector('#demo-console select');
  await consolePage.select('[name="demo-ai-scan"]', 'offline');
  await page.bringToFront();
  await sendLead(page, 'scan');
  await expectToast(page, ...leads.scan.failure(''));
  expect(await page.$('[data-findings]')).toBeNull();
  await press(page, 'Dismiss notification', '[data-toasts]');
  await page.waitForSelector('[data-toasts] li', { hidden: true });

  await consolePage.select('[name="demo-ai-scan"]', 'success');
  await submit(page, 'scan');
  await expectToast(page, ...leads.scan.success);
  await consolePage.waitForFunction(
    () => document.querySelectorAll('[data-submission]').length === 1,
    { polling: 100 },
  );
});
