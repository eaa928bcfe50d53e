import type { Page } from 'puppeteer';
import { passTime } from './support/clock';
import { fill, press, valuesOf } from './support/forms';
import { startJourney } from './support/journey';
import { contactMessage as typed } from './support/leads';
import { becomesLive, intercept } from './support/requests';
import { expectToast } from './support/toasts';

const { site, visit } = startJourney();

const dialog = '[role="dialog"]';
const message = '[role="alert"]::-p-text(This part did not arrive)';
// The browser's own words, and ours in the console.
const expectedErrors = [
  /Failed to (load resource|fetch)/,
  /MissingCodeError|A part of the page is missing/,
];

/**
 * From now on chunks are gone, as after a deploy, until a new document is fetched; `whatIsGone` may say otherwise.
 * Counts the documents that were fetched.
 */
async function removeChunks(page: Page, whatIsGone = (_url: string, isOld: boolean) => isOld) {
  let documents = 0;
  await intercept(page, (request) => {
    if (request.isNavigationRequest()) documents += 1;
    const isGone =
      request.resourceType() === 'script' && whatIsGone(request.url(), documents === 0);
    return isGone ? request.respond({ status: 404, body: 'Not found' }) : undefined;
  });
  return () => documents;
}

test('offline, a dialog that is not there yet says so instead of nothing, and opens later', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/pricing');
  await becomesLive(page);
  await page.setOfflineMode(true);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(message);
  expect(await page.$(dialog)).toBeNull();

  await page.setOfflineMode(false);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
});

test('a form whose code went with a deploy: one reload, and the typed text is sent', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/contact');
  await becomesLive(page);
  await page.$eval('script[data-app]', (script) => {
    (script as HTMLElement).dataset.app += ' main.old';
  });
  let letReload!: () => void;
  const mayReload = new Promise<void>((resolve) => {
    letReload = resolve;
  });
  const documents = await removeChunks(page);
  // The question whether the server is there takes as long as the visitor types.
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...call) => {
      await (window as unknown as { mayAsk(): Promise<void> }).mayAsk();
      return ask(...call);
    };
  });
  await page.exposeFunction('mayAsk', () => mayReload);
  await page.type('main [name="firstName"]', 'Sanne');
  letReload();
  await page.waitForFunction(() => !document.querySelector('script[data-app*="main.old"]'));
  await becomesLive(page);
  expect(await valuesOf(page, 'main', ['firstName'])).toEqual(['Sanne']);
  expect(documents()).toBe(1);
  await fill(page, 'main', { ...typed });
  await press(page, 'Send Message', 'main');
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toContainEqual(expect.objectContaining(typed));
});

test('a chunk that stays gone leads to one reload, never to a loop, and keeps what was typed', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/contact');
  await becomesLive(page);
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  );
  const documents = await removeChunks(page, (url) => !known.has(url));
  await fill(page, 'main', typed).catch(() => undefined);
  await becomesLive(page);
  await fill(page, 'main', typed);
  await press(page, 'Send Message', 'main');
  await page.waitForSelector(message);
  await press(page, 'Full Discovery', 'header');
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  expect(documents()).toBe(1);
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
});

test('a dialog whose code went with a deploy opens after the reload, with the page’s text kept', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/contact');
  await fill(page, 'main', typed);
  await page.waitForSelector('main [data-cold]', { hidden: true });
  const documents = await removeChunks(page);
  await page.$eval('header [data-dialog="discovery"]', (button) => (button as HTMLElement).click());
  await page.waitForSelector(dialog, { visible: true });

  expect(documents()).toBe(1);
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
});

test('a page that another version of the site wrote is loaded by the browser instead', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/contact');
  await becomesLive(page);
  let documents = 0;
  await page.$eval('script[data-app]', (script) => {
    (script as HTMLElement).dataset.app = script.getAttribute('data-app')!.replace('main', 'old');
  });
  await intercept(page, (request) => {
    if (request.isNavigationRequest()) documents += 1;
    return undefined;
  });
  await page.$eval('footer a[href="/careers"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.title.startsWith('Careers'));
  await becomesLive(page);

  expect(documents).toBe(1);
});

test('offline, a page that is not there yet says so, and the link works again later', async () => {
  const { page, goTo } = await visit({ expectedErrors });
  await goTo('/contact');
  await becomesLive(page);
  await page.setOfflineMode(true);
  await page.$eval('footer a[href="/careers"]', (link) => (link as HTMLElement).click());
  await page.waitForSelector(message);

  await page.setOfflineMode(false);
  await page.$eval('header a[href="/about"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.title.startsWith('About'));
  await page.$eval('footer a[href="/careers"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => document.title.startsWith('Careers'));
});

test('a challenge whose code is gone stays away without a word: nobody has asked for it', async () => {
  const { page, goTo } = await visit({
    expectedErrors,
    isFirstVisit: true,
  });
  await goTo('/');
  await page.waitForFunction(() => localStorage.getItem('aiReadinessChallenge'));
  const documents = await removeChunks(page, () => true);
  await passTime(page, 10_000);
  expect(await page.$(dialog)).toBeNull();
  expect(await page.$('[role="alert"]')).toBeNull();
  expect(documents()).toBe(0);
});
