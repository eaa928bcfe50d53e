import type { Browser } from 'puppeteer';
import { launchBrowser } from './support/browser';
import { buildLimit } from './support/build';
import { play, waitForChallenge } from './support/challenge';
import { buildDemo, places, startDemo, waitForOfflineReady } from './support/demo';
import { download } from './support/download';
import { press } from './support/forms';
import { dialog, leads, person, submit, type LeadName } from './support/leads';
import { openPage } from './support/open-page';
import { routes } from './support/routes';
import type { RunningSite } from './support/site';
import { expectToast } from './support/toasts';

let browser: Browser;
let site: RunningSite | undefined;
beforeAll(async () => {
  await Promise.all(places.map(buildDemo));
  browser = await launchBrowser();
}, buildLimit);
afterAll(() => browser.close());
/** Whatever happened: a server that is left behind keeps the tests from ending. */
afterEach(() => site?.stop());

test.each(places)(
  'below $publicPath the demo goes on without its server: pages, leads, challenge, export, reset',
  async ({ publicPath, site: folder }) => {
    site = await startDemo(folder);
    const { page, goTo, close } = await openPage(browser, site.origin, {
      isFirstVisit: true,
      // Chrome's own note.
      expectedErrors: [/status of 404.*nowhere/],
    });
    const base = publicPath.replace(/\/$/, '');
    const addressOf = (route: string) => (route === '/' ? publicPath : base + route);
    // Once: this server has one form of URL, the worker's home below a sub-path has the other.
    await page.goto(`${site.origin}${publicPath}?demo=quiet`);
    await waitForOfflineReady(page);
    await site.stop();
    await expect(fetch(site.origin)).rejects.toThrow();

    for (const route of routes) {
      await goTo(addressOf(route));
      const text = await page.$eval('main', (main) => main.innerText);
      expect([route, await page.$$eval('h1', (all) => all.length)]).toEqual([route, 1]);
      expect([route, text.includes('404 Page Not Found')]).toEqual([route, false]);
    }
    await goTo(`${base}/nowhere/at/all`, 404);
    expect(await page.$eval('main', (main) => main.innerText)).toContain('404 Page Not Found');
    await goTo(`${base}/about/`);
    expect(new URL(page.url()).pathname).toBe(`${base}/about`);

    for (const lead of ['contactSection', 'discovery', 'intake', 'scan'] satisfies LeadName[]) {
      await goTo(addressOf(leads[lead].path));
      await leads[lead].fill(page);
      await submit(page, lead);
      await expectToast(page, ...leads[lead].success);
      // Beside the specification's words, the truth.
      await page.waitForSelector('[data-demo=ribbon][data-flash]');
    }
    await goTo(`${publicPath}?demo=open`);
    await page.waitForFunction(() => document.querySelectorAll('[data-submission]').length === 4);
    expect(
      await page.$$eval('[data-submission] summary', (all) => all.map((each) => each.textContent)),
    ).toEqual([
      'Scan · bakkerij.example',
      'Free intake · Bakkerij De Vries · pending',
      'Discovery · sanne@bakkerij.example',
      'Contact · =SUM(A1)',
    ]);

    const csv = await download(page, () => press(page, 'Export CSV', '#demo-console'));
    expect(csv.name).toBe('submissions.csv');
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(5);
    expect(csv.text).toContain(`"'=SUM(A1)"`);
    const json = await download(page, () => press(page, 'Export JSON', '#demo-console'));
    expect(JSON.parse(json.text)).toMatchObject({
      contact: [
        { ...person, subject: 'Hours' },
        { ...person, service: 'discovery' },
      ],
      'free-intake': [{ ...person, status: 'pending' }],
      'ai-scan': [{ type: 'website', url: 'bakkerij.example' }],
    });

    await press(page, 'Open challenge', '#demo-console');
    await play(page, [0, 1, 2]);
    await press(page, 'Start Discovery', dialog);
    await page.waitForSelector(`${dialog} [name="message"]`);
    await press(page, 'Close', dialog);
    await page.waitForSelector('main button[data-dialog="readiness-challenge"]');

    await press(page, 'Demo console', '[data-demo=ribbon]');
    await Promise.all([page.waitForNavigation(), press(page, 'Reset demo', '#demo-console')]);
    expect(page.url()).toBe(site.origin + publicPath);
    expect(
      await page.evaluate(() =>
        ['demoSubmissions', 'demoSettings', 'discoveryBannerDismissed'].map((key) =>
          localStorage.getItem(key),
        ),
      ),
    ).toEqual([null, null, null]);
    // It comes by itself, as to a first visitor.
    await waitForChallenge(page);
    await close();
  },
  180_000,
);
