import type { HTTPRequest, Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as fields } from '../support/page/leads';
import { intercept, isCall } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

/** Answers the page's calls to the API in the server's place; everything else goes on. */
const answerCalls = (page: Page, answer: (request: HTTPRequest) => Promise<void>) =>
  intercept(page, (request) => (isCall(request) ? answer(request) : undefined));

const failures: [string, string, (request: HTTPRequest) => Promise<void>][] = [
  [
    'a server error',
    '500: The workshop is closed',
    (request) => request.respond({ status: 500, body: 'The workshop is closed' }),
  ],
  [
    'an answer that is no JSON',
    'Please try again later',
    (request) => request.respond({ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }),
  ],
  ['a network that is down', 'Please try again later', (request) => request.abort('failed')],
];

test.each(failures)(
  '%s leaves the contact page with its message and what was typed',
  async (...row) => {
    const [, description, answer] = row;
    const { page, goTo } = await visit({
      expectedErrors: [/Failed to load resource/],
    });
    await answerCalls(page, answer);
    await goTo('/contact');
    await fill(page, 'main', fields);
    await press(page, 'Send Message', 'main');

    await expectToast(page, 'Error sending message', description);
    expect(await valuesOf(page, 'main', Object.keys(fields))).toEqual(Object.values(fields));
  },
);

test.each(failures)(
  '%s leaves the contact section with its message and what was typed',
  async (...row) => {
    const [, , answer] = row;
    // The specification wants this failure in the console too (section 8).
    const { page, goTo } = await visit({ expectedErrors: [/./] });
    await answerCalls(page, answer);
    await goTo('/');
    const typed = { ...fields, subject: 'Hello' };
    await fill(page, '#contact', typed);
    await press(page, 'Send Message', '#contact');

    await expectToast(page, 'Error', 'There was an error sending your message. Please try again.');
    expect(await valuesOf(page, '#contact', Object.keys(typed))).toEqual(Object.values(typed));
  },
);

test.each(failures)('%s ends a scan with its message and keeps the address', async (...row) => {
  const [, , answer] = row;
  const { page, goTo } = await visit({
    expectedErrors: [/Failed to load resource/],
  });
  await answerCalls(page, answer);
  await goTo('/');
  await fill(page, '#ai-scan-section', { url: 'bakkerij.example' });
  await press(page, 'Start AI Scan', '#ai-scan-section');

  await expectToast(page, 'Scan Failed', 'Please try again or contact support');
  expect(await valuesOf(page, '#ai-scan-section', ['url'])).toEqual(['bakkerij.example']);
});

test('ten clicks on a slow submit send one message', async () => {
  const { page, goTo } = await visit();
  let letThrough!: () => void;
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await answerCalls(page, (request) => isLet.then(() => request.continue()));
  await goTo('/contact');
  await fill(page, 'main', fields);
  await page.$$eval('main form [type="submit"]', ([button]) => {
    for (let click = 0; click < 10; click += 1) (button as HTMLButtonElement).click();
  });
  await page.waitForSelector('main form ::-p-aria(Sending...)');
  letThrough();

  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toHaveLength(1);
});
