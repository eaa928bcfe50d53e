import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { follow } from '../support/page/history';
import { type LeadName, leadNames, leads, sendLead } from '../support/page/leads';
import { hold, isScript } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

// Tests that each lead is stored exactly once, whenever the visitor sends it.
const { site, visit } = startJourney();
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

/** The leads of dialogs. typed-text.e2e.ts sends those of page forms after Back. */
const inDialogs = ['discovery', 'intake'] satisfies LeadName[];

async function expectOneMore(page: Page, name: LeadName, send: () => Promise<unknown>) {
  const { resource, success } = leads[name];
  const before = await site.records(resource);
  await send();
  await expectToast(page, ...success);
  expect(await site.records(resource)).toHaveLength(before.length + 1);
}

test.each(leadNames)(
  '%s is stored when the visitor presses submit before any code has loaded',
  async (name) => {
    const { page, goTo } = await visit();
    const release = await hold(page, isScript);
    // The load event waits for the scripts.
    const loaded = goTo(leads[name].path);
    await page.waitForSelector('footer');
    await expectOneMore(page, name, async () => {
      const sent = sendLead(page, name);
      await page.waitForSelector('[aria-busy="true"]');
      release();
      await Promise.all([sent, loaded]);
    });
  },
);

test.each(
  inDialogs.flatMap((name) => [
    { name, way: 'as it was left', open: visitInFullBrowser, isKept: true },
    { name, way: 'as a new document', open: visit, isKept: false },
  ]),
)('$name, sent after Back brought its page $way, is in the file', async (row) => {
  const { name, open, isKept } = row;
  const { page, goTo } = await open();
  await goTo(leads[name].path);
  await page.evaluate(() => Object.assign(document, { isFirst: true }));
  await follow(page, '/careers');
  await page.goBack();
  await page.waitForFunction((path) => location.pathname === path, {}, leads[name].path);
  expect(await page.evaluate(() => 'isFirst' in document)).toBe(isKept);
  await expectOneMore(page, name, () => sendLead(page, name));
});
