import type { Page } from 'puppeteer';
import { startDemoJourney, storedRecords } from '../support/demo';
import { press } from '../support/page/forms';
import { dialog, fillLead, type LeadName, leads, submit, type Toast } from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startDemoJourney();

const resources = ['contact', 'free-intake', 'ai-scan'];
/** Minimum delay of a response in the scenario "slow", in milliseconds. */
const slow = 3_000;

/** Opens a page. Allows messages in the browser's console, because forms log the cause of a failure. */
const open = (): Promise<OpenedPage> => visit({ expectedErrors: [/^console:/] });

/**
 * Submits a filled form and waits for its toast. First dismisses an earlier toast, because it may cover the submit
 * button.
 */
async function expectOutcome(page: Page, lead: LeadName, toast: Toast) {
  if (await page.$('[data-toasts] li')) {
    await press(page, 'Dismiss notification', '[data-toasts]');
    await page.waitForSelector('[data-toasts] li', { hidden: true });
  }
  // Goes to the last step again, because after a refused field the intake shows the step of that field.
  while (await page.$(`${dialog} ::-p-aria([name="Next"][role="button"])`))
    await press(page, 'Next', dialog);
  await submit(page, lead);
  await page.waitForSelector('[data-toasts] li', { timeout: 15_000 });
  await expectToast(page, ...toast);
}

/** Sends an empty POST. Returns the status and the type of the response, or the error if there is no response. */
const answerOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    try {
      const { status, headers } = await fetch(address, { method: 'POST' });
      return `${status} ${headers.get('Content-Type')}`;
    } catch (error) {
      return String(error);
    }
  }, path);
const answers = {
  error: '500 application/problem+json',
  invalid: '422 application/problem+json',
  offline: 'TypeError: Failed to fetch',
  'not-json': '200 text/html; charset=utf-8',
};

test('each failure in the URL, such as ?demo=contact:error, makes the calls of the named endpoint fail', async () => {
  const { page, goTo } = await open();
  for (const [name, answer] of Object.entries(answers)) {
    await goTo(`/?demo=contact:${name},free-intake:${name},ai-scan:${name}`);
    await page.waitForSelector('[data-demo=ribbon]');
    for (const resource of resources)
      expect([resource, await answerOf(page, `/api/${resource}`)]).toEqual([resource, answer]);
  }
  expect(Object.values(await storedRecords(page)).flat()).toEqual([]);
});

test('the scenario "slow" in the URL delays the responses of each endpoint, and the calls then succeed', async () => {
  const { page, goTo } = await open();
  await goTo('/?demo=contact:slow,free-intake:slow,ai-scan:slow');
  await page.waitForSelector('[data-demo=ribbon]');
  await fillLead(page, 'contactSection');
  const took = page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const began = performance.now();
          await fetch(address, { method: 'POST' });
          return performance.now() - began;
        }),
      ),
    resources.map((resource) => `/api/${resource}`),
  );
  const began = Date.now();
  await expectOutcome(page, 'contactSection', leads.contactSection.success);
  expect(Date.now() - began).toBeGreaterThan(slow);
  expect(Math.min(...(await took))).toBeGreaterThan(slow);
  expect((await storedRecords(page)).contact).toHaveLength(1);
});

test('the scenario "success" in the URL ends an earlier scenario of the endpoint that it names, and of no other endpoint', async () => {
  const { page, goTo } = await open();
  await goTo('/?demo=contact:error,ai-scan:error');
  await page.waitForSelector('[data-demo=ribbon]');
  await goTo('/?demo=contact:success');
  await page.waitForSelector('[data-demo=ribbon]');
  await fillLead(page, 'contactSection');
  await expectOutcome(page, 'contactSection', leads.contactSection.success);
  await fillLead(page, 'scan');
  await expectOutcome(page, 'scan', leads.scan.failure(''));
});

test("the browser’s console warns about an unknown word in the URL's ?demo= and names it", async () => {
  const { page, goTo } = await open();
  const warned = new Promise<string>((resolve) => {
    page.on('console', (message) => {
      if (message.type() === 'warn') resolve(message.text());
    });
  });
  await goTo('/?demo=contact:eror,quiet');
  expect(await warned).toContain('contact:eror');
});

describe('with the demo console in another tab', () => {
  let opened: OpenedPage;
  let consolePage: Page;
  beforeAll(async () => {
    opened = await open();
    await opened.goTo('/about');
    consolePage = await opened.page.browserContext().newPage();
    await consolePage.goto(`${site.origin}/?demo=open`);
    await consolePage.waitForSelector('#demo-console select');
    await opened.page.bringToFront();
  });

  const choose = (resource: string, scenario: string) =>
    consolePage.select(`[name="demo-${resource}"]`, scenario);

  const shown = () => consolePage.$$eval('[data-submission]', (all) => all.length);
  const showsOneMoreThan = (count: number) =>
    consolePage.waitForFunction(
      (wanted) => document.querySelectorAll('[data-submission]').length === wanted,
      { polling: 100 },
      count + 1,
    );

  // Each of these forms gets one failure here, because forms/what-goes-wrong.e2e.ts covers the other failures. The
  // toast shows plain text, never JSON.
  test.each([
    ['contactPage', 'error', '500: Something went wrong here. Please try again.'],
    ['intake', 'invalid', ''],
    ['scan', 'offline', ''],
  ] as const)(
    'the console makes %s fail in the scenario "%s" as the requirements say, and lists the next lead as soon as the site sends it',
    async (name, scenario, text) => {
      const { page, goTo } = opened;
      const { resource, path, failure, success } = leads[name];
      await consolePage.select('[name="demo-scan-topic"]', 'contracts');
      const before = await shown();
      await goTo(path);
      await page.waitForSelector('[data-demo=ribbon]');
      await fillLead(page, name);
      await choose(resource, scenario);
      await expectOutcome(page, name, failure(text));
      expect(await page.$('[data-flash]')).toBeNull();
      await choose(resource, 'success');
      await expectOutcome(page, name, success);
      await showsOneMoreThan(before);
      // The scan's result has the topic that the presenter chose in the console before this page loaded.
      if (name === 'scan')
        await page.waitForSelector('#ai-scan-section ::-p-text(Compliance & Strategy)');
    },
  );
});
