import type { Page } from 'puppeteer';
import { startDemoJourney, storedRecords } from '../support/demo';
import { press } from '../support/page/forms';
import {
  dialog,
  fillLead,
  type LeadName,
  leadNames,
  leads,
  submit,
  type Toast,
} from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startDemoJourney();

/** Scenarios that fail, with the error's text in the toast (requirements, section 8): plain text, never JSON. */
const failing = {
  error: '500: Something went wrong here. Please try again.',
  invalid: '422: Some fields are missing or not valid.',
  offline: 'Please try again later',
  'not-json': 'Please try again later',
};
type Failing = keyof typeof failing;
const failures = Object.keys(failing) as Failing[];

/** One lead per list. All start on the home page; the dialog must be last. */
const ways = ['contactSection', 'scan', 'intake'] satisfies LeadName[];
/** Minimum delay of a slow answer, in milliseconds. */
const slow = 3_000;

/** Opens a page whose forms may log the cause of a failure. */
const open = (): Promise<OpenedPage> => visit({ expectedErrors: [/^console:/] });

/** Submits the filled lead and waits for its toast. Dismisses an earlier toast first, which may cover the button. */
async function expectOutcome(page: Page, lead: LeadName, toast: Toast) {
  if (await page.$('[data-toasts] li')) {
    await press(page, 'Dismiss notification', '[data-toasts]');
    await page.waitForSelector('[data-toasts] li', { hidden: true });
  }
  // A refused field returns the intake to its step.
  while (await page.$(`${dialog} ::-p-aria([name="Next"][role="button"])`))
    await press(page, 'Next', dialog);
  await submit(page, lead);
  await page.waitForSelector('[data-toasts] li', { timeout: 15_000 });
  await expectToast(page, ...toast);
}

/** Returns the status and type of the answer to an empty POST, or that there is none. */
const answerOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    try {
      const { status, headers } = await fetch(address, { method: 'POST' });
      return `${status} ${headers.get('Content-Type')}`;
    } catch (error) {
      return String(error);
    }
  }, path);
const answers: Record<Failing, string> = {
  error: '500 application/problem+json',
  invalid: '422 application/problem+json',
  offline: 'TypeError: Failed to fetch',
  'not-json': '200 text/html; charset=utf-8',
};

test.each(failures)(
  '"%s" in the URL fails at every endpoint as the requirements say',
  async (name) => {
    const { page, goTo } = await open();
    await goTo(`/?demo=contact:${name},free-intake:${name},ai-scan:${name}`);
    await page.waitForSelector('[data-demo=ribbon]');
    for (const way of ways)
      expect(await answerOf(page, `/api/${leads[way].resource}`)).toBe(answers[name]);
    // The tests of the console below cover the other leads.
    await fillLead(page, 'contactSection');
    await expectOutcome(page, 'contactSection', leads.contactSection.failure(failing[name]));
    expect(await page.$('[data-flash]')).toBeNull();
    expect(Object.values(await storedRecords(page)).flat()).toEqual([]);
  },
);

test('"slow" in the URL delays every endpoint, which then succeeds', async () => {
  await Promise.all(
    ways.map(async (way) => {
      const { page, goTo } = await open();
      const { resource, success } = leads[way];
      await goTo(`/?demo=${resource}:slow`);
      await page.waitForSelector('[data-demo=ribbon]');
      await fillLead(page, way);
      const began = Date.now();
      await expectOutcome(page, way, success);
      expect(Date.now() - began).toBeGreaterThan(slow);
      expect((await storedRecords(page))[resource]).toHaveLength(1);
    }),
  );
});

test('"success" in the URL ends an earlier scenario, only at its endpoint', async () => {
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

test('the browser’s console names a word in the URL that the demo does not know', async () => {
  const { page, goTo } = await open();
  const warned = new Promise<string>((resolve) => {
    page.on('console', (message) => {
      if (message.type() === 'warn') resolve(message.text());
    });
  });
  await goTo('/?demo=contact:eror,quiet');
  expect(await warned).toContain('contact:eror');
});

describe('the demo console in another tab', () => {
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

  test.each(leadNames)(
    'makes %s fail as the requirements say, and shows it as soon as it arrives',
    async (name) => {
      const { page, goTo } = opened;
      const before = await shown();
      const { resource, path, failure, success } = leads[name];
      await goTo(path);
      await page.waitForSelector('[data-demo=ribbon]');
      await fillLead(page, name);
      for (const scenario of failures) {
        await choose(resource, scenario);
        await expectOutcome(page, name, failure(failing[scenario]));
      }
      const isSlow = ways.some((way) => way === name);
      await choose(resource, isSlow ? 'slow' : 'success');
      const began = Date.now();
      await expectOutcome(page, name, success);
      expect(Date.now() - began).toBeGreaterThan(isSlow ? slow : 0);
      await showsOneMoreThan(before);
      await choose(resource, 'success');
    },
  );

  test('sets the result of a scan, which survives a reload, and shows each lead that arrives', async () => {
    const { page, goTo } = opened;
    await consolePage.select('[name="demo-scan-topic"]', 'contracts');
    const before = await shown();
    await goTo('/');
    await page.waitForSelector('[data-demo=ribbon]');
    await fillLead(page, 'scan');
    await expectOutcome(page, 'scan', leads.scan.success);
    expect(await page.$eval('#ai-scan-section', (section) => section.textContent)).toContain(
      'Compliance & Strategy',
    );
    await showsOneMoreThan(before);
  });
});
