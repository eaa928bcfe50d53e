import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { launchBrowser } from './support/browser';
import { fill, press, valuesOf } from './support/forms';
import { openPage } from './support/open-page';
import { startSite, type RunningSite } from './support/site';
import { expectToast } from './support/toasts';

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const fields = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@bakkerij.example',
  message: 'A message of more than ten characters.',
};

/** Answers the page's calls to the API in the server's place; everything else goes on. */
async function answerCalls(page: Page, answer: (request: HTTPRequest) => Promise<void>) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    void (isCall ? answer(request) : request.continue());
  });
}

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
    const { page, goTo, close } = await openPage(browser, site.origin, {
      expectedErrors: [/Failed to load resource/],
    });
    await answerCalls(page, answer);
    await goTo('/contact');
    await fill(page, 'main', fields);
    await press(page, 'Send Message', 'main');

    await expectToast(page, 'Error sending message', description);
    expect(await valuesOf(page, 'main', Object.keys(fields))).toEqual(Object.values(fields));
    await close();
  },
);

test.each(failures)(
  '%s leaves the contact section with its message and what was typed',
  async (...row) => {
    const [, , answer] = row;
    // The specification wants this failure in the console too (section 8).
    const { page, goTo, close } = await openPage(browser, site.origin, { expectedErrors: [/./] });
    await answerCalls(page, answer);
    await goTo('/');
    const typed = { ...fields, subject: 'Hello' };
    await fill(page, '#contact', typed);
    await press(page, 'Send Message', '#contact');

    await expectToast(page, 'Error', 'There was an error sending your message. Please try again.');
    expect(await valuesOf(page, '#contact', Object.keys(typed))).toEqual(Object.values(typed));
    await close();
  },
);

test.each(failures)('%s ends a scan with its message and keeps the address', async (...row) => {
  const [, , answer] = row;
  const { page, goTo, close } = await openPage(browser, site.origin, {
    expectedErrors: [/Failed to load resource/],
  });
  await answerCalls(page, answer);
  await goTo('/');
  await fill(page, '#ai-scan-section', { url: 'bakkerij.example' });
  await press(page, 'Start AI Scan', '#ai-scan-section');

  await expectToast(page, 'Scan Failed', 'Please try again or contact support');
  expect(await valuesOf(page, '#ai-scan-section', ['url'])).toEqual(['bakkerij.example']);
  await close();
});

test('ten clicks on a slow submit send one message', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await answerCalls(page, async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await request.continue();
  });
  await goTo('/contact');
  await fill(page, 'main', fields);
  await page.$$eval('main form [type="submit"]', ([button]) => {
    for (let click = 0; click < 10; click += 1) (button as HTMLButtonElement).click();
  });
  await page.waitForSelector('main form ::-p-aria(Sending...)');

  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toHaveLength(1);
  await close();
});
