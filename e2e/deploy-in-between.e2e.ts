import type { Page } from 'puppeteer';
import { fill, press } from './support/forms';
import { startJourney } from './support/journey';
import { contactMessage } from './support/leads';
import { clientRuns, isFetchedAhead, neverRest } from './support/requests';
import { expectToast } from './support/toasts';

const { site, visit } = startJourney();

const message = '#code-missing:popover-open';

/** From now on the server has the files of another version only. */
async function deploy(page: Page) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOld = new URL(request.url()).pathname.startsWith('/assets/');
    void (isOld ? request.respond({ status: 404, body: 'Not found' }) : request.continue());
  });
}

test('a page that was loaded before a deploy still answers: its code is here already', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await isFetchedAhead(page);
  await deploy(page);
  await fill(page, 'main', contactMessage);
  await press(page, 'Send Message', 'main');
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toEqual([expect.objectContaining(contactMessage)]);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector('[role="dialog"]', { visible: true });
  expect(await page.$(message)).toBeNull();
});

test('one whose code has not come by then says so, keeps what was typed, and offers a reload', async () => {
  const { page, goTo } = await visit({
    prepare: neverRest,
    expectedErrors: [/Failed to load resource/],
  });
  await goTo('/contact');
  await clientRuns(page);
  await deploy(page);
  await fill(page, 'main', contactMessage);
  await press(page, 'Send Message', 'main');
  await page.waitForSelector(message, { visible: true });
  expect(
    await page.$eval('main [name="message"]', (field) => (field as HTMLInputElement).value),
  ).toBe(contactMessage.message);
  expect(await page.$eval(`${message} a`, (link) => (link as HTMLAnchorElement).href)).toBe(
    `${site.origin}/contact`,
  );
});
