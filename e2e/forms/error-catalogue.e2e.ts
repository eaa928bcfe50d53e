import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { bubblesOf, fill, press, valuesOf } from '../support/page/forms';
import { dialog, leads, submit, type LeadName } from '../support/page/leads';
import { intercept, isCall } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

const toast = '[role="region"] li';

/** Counts the page's calls to the API from now on. */
function countCalls(page: Page) {
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  return () => calls;
}

test('the contact section with an empty required field, and a scan of nothing, say so and send nothing', async () => {
  const { page, goTo } = await visit();
  const calls = countCalls(page);
  await goTo('/');
  await leads.contactSection.fill(page);
  await fill(page, '#contact', { subject: '  ' });
  await submit(page, 'contactSection');
  await expectToast(page, 'Validation Error', 'Please fill in all required fields.');
  await submit(page, 'scan');
  await expectToast(page, 'Website URL Required', 'Please enter a valid website URL');
  await page.click('#ai-scan-section [role="tab"]::-p-text(Documents)');
  await submit(page, 'scan');
  await expectToast(page, 'No Documents Selected', 'Please upload at least one document');
  expect(calls()).toBe(0);
});

test('the contact section with a malformed address shows the bubble of the browser and sends nothing', async () => {
  const { page, goTo } = await visit();
  const calls = countCalls(page);
  await goTo('/');
  await leads.contactSection.fill(page);
  await fill(page, '#contact', { email: 'sanne@' });
  await submit(page, 'contactSection');
  await page.waitForSelector('#contact [name="email"][aria-invalid="true"]:focus');
  expect(await bubblesOf(page)).toEqual([expect.stringContaining('incomplete')]);
  expect(await page.$(toast)).toBeNull();
  expect(calls()).toBe(0);
});

test.each<[LeadName, string]>([
  ['discovery', 'message'],
  ['intake', 'timeline'],
])(
  'a failed %s is told, its dialog stays with what was put in, and can be sent again',
  async (...row) => {
    const [name, field] = row;
    const lead = leads[name];
    const { page, goTo } = await visit({
      expectedErrors: [/Failed to load resource/],
    });
    let calls = 0;
    await intercept(page, (request) => {
      if (!isCall(request)) return undefined;
      calls += 1;
      if (calls === 1) return request.respond({ status: 500, body: 'The workshop is closed' });
      return calls === 2 ? request.abort('failed') : undefined;
    });
    await goTo(lead.path);
    await lead.fill(page);
    const typed = await valuesOf(page, dialog, [field]);
    for (const text of ['500: The workshop is closed', 'Please try again later']) {
      await submit(page, name);
      await expectToast(page, ...lead.failure(text));
      await press(page, 'Dismiss notification');
      // It may lie over the button.
      await page.waitForSelector(toast, { hidden: true });
    }
    expect(await valuesOf(page, dialog, [field])).toEqual(typed);
    await submit(page, name);
    await expectToast(page, ...lead.success);
  },
);

test('a failure in the contact section is in the console too', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/./] });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await intercept(page, (request) =>
    isCall(request) ? request.respond({ status: 500, body: 'The workshop is closed' }) : undefined,
  );
  await goTo('/');
  await leads.contactSection.fill(page);
  await submit(page, 'contactSection');
  await expectToast(page, ...leads.contactSection.failure(''));
  expect(logged.some((text) => text.includes('500: The workshop is closed'))).toBe(true);
});
