import type { Browser } from 'puppeteer';
import { connectBrowser } from '../support/browser/browser';
import { atRoot, buildDemo, startDemo, waitForOfflineReady } from '../support/demo';
import { play } from '../support/page/challenge';
import { download } from '../support/page/download';
import { press } from '../support/page/forms';
import { dialog, type LeadName, leads, sendLead } from '../support/page/leads';
import { openPage, type OpenOptions } from '../support/page/open-page';
import { expectToast } from '../support/page/toasts';
import { routes } from '../support/routes';
import { buildLimit } from '../support/servers/build';
import type { RunningSite } from '../support/servers/site';

const missing = '404 Page Not Found';

let browser: Browser;
let site: RunningSite | undefined;
beforeAll(async () => {
  await buildDemo(atRoot);
  browser = await connectBrowser();
}, buildLimit);
afterAll(() => browser.disconnect());
/** jest does not exit while a server runs, even after a failed test. */
afterEach(() => site?.stop());

async function openWithoutServer(options: OpenOptions = {}) {
  const server = await startDemo();
  site = server;
  const opened = await openPage(browser, server.origin, {
    // Allows the error that Chrome logs for the 404 page.
    expectedErrors: [/status of 404.*nowhere/],
    ...options,
  });
  await opened.page.goto(`${server.origin}/contact?demo=quiet`);
  await waitForOfflineReady(opened.page);
  await server.stop();
  await expect(fetch(server.origin)).rejects.toThrow();
  return { ...opened, origin: server.origin };
}

/**
 * Runs in the page: requests these paths with the Accept header of a navigation. The service worker then responds with
 * pages.
 */
const askFor = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path, { headers: { accept: 'text/html' } });
      const heads = (await answer.text()).split('<h1').length - 1;
      return { path, status: answer.status, heads };
    }),
  );

test('pages, leads, challenge, export, self-check and reset of the demo work after the server has stopped', async () => {
  const { page, goTo, close, origin } = await openWithoutServer({ isFirstVisit: true });
  await goTo('/nowhere/at/all', 404);
  expect(await page.$eval('main', (main) => main.innerText)).toContain(missing);
  await goTo('/about/');
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await page.evaluate(askFor, routes)).toEqual(
    routes.map((path) => ({ path, status: 200, heads: 1 })),
  );

  for (const lead of ['contactPage', 'scan'] satisfies LeadName[]) {
    await goTo(leads[lead].path);
    await sendLead(page, lead);
    await expectToast(page, ...leads[lead].success);
  }
  await goTo('/careers?demo=open');
  await page.waitForFunction(() => document.querySelectorAll('[data-submission]').length === 2);
  expect(
    await page.$$eval('[data-submission] summary', (all) => all.map((each) => each.textContent)),
  ).toEqual([
    expect.stringMatching(
      /^bakkerij\.example \d+ \w+, \d\d:\d\d Scan · found Voice Agent, AI Agent Suite/,
    ),
    expect.stringMatching(/^Łukasz O’Neill \d+ \w+, \d\d:\d\d Contact/),
  ]);

  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name!);
    const file = (await cache.keys()).find(({ url }) => url.includes('apple-touch-icon'));
    await cache.delete(file!);
  });
  await goTo('/careers?demo=open');
  await page.waitForSelector('[data-demo=ribbon] ::-p-text(the browser removed a part)');
  await page.waitForSelector('#demo-console select');

  await press(page, 'Open challenge', '#demo-console');
  await play(page, [0, 1, 2]);
  await press(page, 'Start Discovery', dialog);
  await page.waitForSelector(`${dialog} [name="message"]`);
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });

  await press(page, 'Demo console', '[data-demo=ribbon]');
  const csv = await download(page, () =>
    press(page, 'Export Contact and Discovery', '#demo-console'),
  );
  expect(csv.name).toMatch(/^contact-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv.text).toContain('Łukasz');
  page.once('dialog', (question) => void question.accept());
  await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
  expect(page.url()).toBe(`${origin}/`);
  expect(
    await page.evaluate(() =>
      ['demoSubmissions', 'discoveryBannerDismissed'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null]);
  await close();
}, 180_000);
