import type { HTTPRequest, Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdTimers } from '../support/page/clock';
import { fill, press, valuesOf } from '../support/page/forms';
import { contactMessage as typed, dialog } from '../support/page/leads';
import { hold, intercept, isScript, prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

const names = Object.keys(typed);
const visitLosing = () =>
  // The browser logs an error for each script that fails to load.
  visit({ expectedErrors: [/Failed to (load resource|fetch)/] });

type IsLost = (request: HTTPRequest) => boolean;

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Aborts the requests for the scripts that `isLost` accepts, until the test calls `recover`. */
async function lose(page: Page, isLost: IsLost) {
  let isOver = false;
  await intercept(page, (request) =>
    !isOver && isScript(request) && isLost(request) ? request.abort('failed') : undefined,
  );
  return {
    documents: countDocuments(page),
    recover() {
      isOver = true;
    },
  };
}

/** Responds with 404 to every later request for a script, as hosts do for old scripts after a deployment. */
const replaceSite = (page: Page) =>
  intercept(page, (request) =>
    isScript(request) ? request.respond({ status: 404, body: 'Not found' }) : undefined,
  );

async function expectMessage(page: Page) {
  const message = await page.waitForSelector('#chunk-load-error:popover-open');
  const text = await message!.evaluate((element) => (element as HTMLElement).innerText);
  for (const part of [
    'This part did not load',
    'Check your connection and try again.',
    'Or reload the page',
  ])
    expect(text).toContain(part);
}

/** Expects that the page does not repeat earlier clicks: no dialog opens, no toast appears, and no control is busy. */
async function expectNoReplay(page: Page, isDialogOpen = false) {
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect((await page.$(dialog)) !== null).toBe(isDialogOpen);
  expect(await page.$('[role="region"] li')).toBeNull();
  expect(await page.$('[aria-busy]')).toBeNull();
}

const isOf =
  (pattern: RegExp): IsLost =>
  (request) =>
    pattern.test(request.url());
const entry = isOf(/\/assets\/app\/client\./);
const host = isOf(/\/assets\/dialogs\./);
const discovery = isOf(/\/assets\/discovery-dialog\./);
const island = isOf(/\/assets\/contact-page-form\./);

/** Opens a page on which scripts fail to load: the client script from the start, others after the page has opened. */
async function openLosing(path: string, isLost: IsLost) {
  const { page, load, goTo } = await visitLosing();
  if (isLost === entry) {
    const lost = await lose(page, isLost);
    await load(path);
    return { page, ...lost };
  }
  await goTo(path);
  return { page, ...(await lose(page, isLost)) };
}

test.each<[what: string, isLost: IsLost]>([
  ['the client script', entry],
  ['the form', island],
])(
  'if code of %s is lost, a form shows the error message and keeps its values, and only the next press sends it',
  async (_, isLost) => {
    const earlier = (await site.records('contact')).length;
    const { page, recover, documents } = await openLosing('/contact', isLost);
    const loads = documents();
    await fill(page, 'main', typed);
    await press(page, 'Send Message', 'main');
    await expectMessage(page);
    expect(await valuesOf(page, 'main', names)).toEqual(Object.values(typed));

    recover();
    await expectNoReplay(page);
    expect(await site.records('contact')).toHaveLength(earlier);
    expect(await valuesOf(page, 'main', names)).toEqual(Object.values(typed));
    await press(page, 'Send Message', 'main');
    await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
    expect(await site.records('contact')).toHaveLength(earlier + 1);
    expect((await site.records('contact')).at(-1)).toMatchObject(typed);
    expect(await page.$('#chunk-load-error:popover-open')).toBeNull();
    // The site must never reload the page by itself.
    expect(documents()).toBe(loads);
  },
);

test('if code of the script that opens dialogs is lost, a dialog’s button shows the error message, and only the next press opens the dialog', async () => {
  const { page, recover } = await openLosing('/contact', host);
  await fill(page, 'main', typed);
  await press(page, 'Full Discovery', 'header');
  await expectMessage(page);

  recover();
  await expectNoReplay(page);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  expect(await valuesOf(page, 'main', names)).toEqual(Object.values(typed));
});

test('if code of the dialog is lost, the dialog opens with the error message and keeps its values, and only the next press sends them', async () => {
  const earlier = (await site.records('contact')).length;
  const { page, recover } = await openLosing('/about', discovery);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await expectMessage(page);
  await fill(page, dialog, typed);
  await press(page, 'Request Discovery', dialog);
  await expectMessage(page);

  recover();
  await expectNoReplay(page, true);
  expect(await site.records('contact')).toHaveLength(earlier);
  expect(await valuesOf(page, dialog, names)).toEqual(Object.values(typed));
  await press(page, 'Request Discovery', dialog);
  await expectToast(
    page,
    'Discovery request sent!',
    "We'll contact you within 24 hours to schedule your Discovery session",
  );
  expect((await site.records('contact')).at(-1)).toMatchObject(typed);
});

test('a dialog opens even if its static copy fails to load', async () => {
  const { page, goTo } = await visitLosing();
  await intercept(page, (request) =>
    request.url().endsWith('.txt') ? request.abort('failed') : undefined,
  );
  await goTo('/about');
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  expect(await page.$('#chunk-load-error:popover-open')).toBeNull();
});

test('code that is gone after a deploy causes the error message at every press and no reload, and the form keeps its values; the link in the message reloads the page from the server, and the page then works', async () => {
  const { page, goTo } = await visitLosing();
  await goTo('/contact');
  await replaceSite(page);
  const documents = countDocuments(page);
  await fill(page, 'main', typed);
  await press(page, 'Send Message', 'main');
  await expectMessage(page);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#chunk-load-error:not(:popover-open)');
  await press(page, 'Full Discovery', 'header');
  await expectMessage(page);
  await expectNoReplay(page);
  expect(documents()).toBe(0);
  expect(await valuesOf(page, 'main', names)).toEqual(Object.values(typed));

  // The link must bypass an old page in the cache. This test needs the cache, which request interception would disable.
  page.removeAllListeners('request');
  const reloads = countDocuments(page);
  await page.setRequestInterception(false);
  const [answer] = await Promise.all([page.waitForNavigation(), page.click('#chunk-load-error a')]);
  expect(reloads()).toBe(1);
  expect(answer!.fromCache()).toBe(false);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
});

test('code that does not arrive within ten seconds counts as lost; if it arrives later, the page does not replay the press', async () => {
  const { page, goTo } = await visitLosing();
  await goTo('/contact');
  const releaseScripts = await hold(page, isScript);
  const passTime = await holdTimers(page);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector('header [data-dialog="discovery"][aria-busy="true"]');
  await passTime(9_999);
  expect(await page.$('#chunk-load-error:popover-open')).toBeNull();
  await passTime(1);
  await page.waitForSelector('#chunk-load-error:popover-open');

  releaseScripts();
  await expectNoReplay(page);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
});

test('a dialog whose code does not arrive within ten seconds shows the error message, although the visitor types in it', async () => {
  const { page, goTo } = await visitLosing();
  await goTo('/about');
  await prefetchDialogs(page);
  await hold(page, isScript);
  const passTime = await holdTimers(page);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await fill(page, dialog, { firstName: typed.firstName });
  await passTime(10_000);
  await expectMessage(page);
});
