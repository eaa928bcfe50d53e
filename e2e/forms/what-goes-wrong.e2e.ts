import type { HTTPRequest } from 'puppeteer';
import { startJourney } from '../support/journey';
import { bubblesOf, fill, formValues, press } from '../support/page/forms';
import { fillLead, leads, submit } from '../support/page/leads';
import { countCalls, intercept, isCall } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

const longHtml = '<p>nginx</p>\n'.repeat(3_000);

/**
 * Ways in which a call can fail. Each has the error text in the toast (requirements, section 8), the cause in the log,
 * and a function that makes the request fail.
 */
const failures: [text: string, cause: string, fail: (request: HTTPRequest) => Promise<void>][] = [
  [
    '400: Bad Request',
    '400 Bad Request: {"title":"Bad Request"}',
    (request) => request.respond({ status: 400, body: '{"title":"Bad Request"}' }),
  ],
  [
    '500: The workshop is closed',
    '500 Internal Server Error',
    (request) => request.respond({ status: 500, body: 'The workshop is closed' }),
  ],
  [
    '502: Bad Gateway',
    `502 Bad Gateway: ${longHtml.trim()}`,
    (request) => request.respond({ status: 502, contentType: 'text/html', body: longHtml }),
  ],
  [
    'Please try again later',
    'The response with status 200 is not JSON',
    (request) => request.respond({ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }),
  ],
  ['Please try again later', 'Failed to fetch', (request) => request.abort('failed')],
];

// This test covers one form. The unit tests of api/use-write and of the other forms cover the failures of the others.
test('the contact page’s form shows and logs each failed call and keeps the typed values, and the next press sends them', async () => {
  const { path, resource, button, failure, success } = leads.contactPage;
  const { page, goTo } = await visit({
    expectedErrors: [/Failed to load resource/, /POST .*: /],
  });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) logged.push(message.text());
  });
  let calls = 0;
  await intercept(page, (request) =>
    isCall(request) ? failures[calls++]?.[2](request) : undefined,
  );
  await goTo(path);
  await fillLead(page, 'contactPage');
  const filledIn = await formValues(page, button[1]);
  for (const [text] of failures) {
    await submit(page, 'contactPage');
    await expectToast(page, ...failure(text));
    // Dismisses the toast, because it may cover the submit button.
    await press(page, 'Dismiss notification');
    await page.waitForSelector('[role="region"] li', { hidden: true });
    expect(await formValues(page, button[1])).toEqual(filledIn);
  }
  expect(logged).toEqual(failures.map(([, cause]) => `POST /api/${resource}: ${cause}`));
  await submit(page, 'contactPage');
  await expectToast(page, ...success);
});

test('the contact section with an empty required field or an invalid e-mail address, and the scan without a URL, show errors and send nothing', async () => {
  const { page, goTo } = await visit();
  const calls = countCalls(page);
  await goTo('/');
  await fillLead(page, 'contactSection');
  await fill(page, '#contact', { email: 'sanne@' });
  await submit(page, 'contactSection');
  await page.waitForSelector('#contact [name="email"][aria-invalid="true"]:focus');
  // The browser's own validation message appears, and the page shows no toast.
  expect(await bubblesOf(page)).toEqual([expect.stringContaining('incomplete')]);
  expect(await page.$('[data-toasts] li')).toBeNull();

  await fill(page, '#contact', { email: 'sanne@bakkerij.example', subject: '  ' });
  await submit(page, 'contactSection');
  await expectToast(page, 'Validation Error', 'Please fill in all required fields.');
  await submit(page, 'scan');
  await expectToast(page, 'Website URL Required', 'Please enter a valid website URL');
  await page.click('#ai-scan-section [role="tab"]::-p-text(Documents)');
  await submit(page, 'scan');
  await expectToast(page, 'No Documents Selected', 'Please upload at least one document');
  expect(calls()).toBe(0);
});
