import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, valuesOf } from '../support/page/forms';
import { contactMessage as fields, type LeadName, leads, sendLead } from '../support/page/leads';
import { hold, isScript } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

// These tests submit a form before its scripts have loaded. typed-text.e2e.ts tests a submit after Back.
const { site, visit } = startJourney();

async function expectOneMore(page: Page, name: LeadName, send: () => Promise<unknown>) {
  const { resource, success } = leads[name];
  const before = await site.records(resource);
  await send();
  await expectToast(page, ...success);
  expect(await site.records(resource)).toHaveLength(before.length + 1);
}

test('a form that the visitor fills and submits before any script has loaded is stored once, as typed', async () => {
  const { page, startLoading } = await visit();
  const release = await hold(page, isScript);
  await startLoading('/contact');
  await fill(page, 'main', fields);
  await expectOneMore(page, 'contactPage', async () => {
    await page.click('main form [type="submit"]');
    await page.click('main form [type="submit"]');
    expect(await valuesOf(page, 'main', Object.keys(fields))).toEqual(Object.values(fields));
    expect(new URL(page.url()).search).toBe('');
    release();
  });
  expect((await site.records('contact')).at(-1)).toMatchObject(fields);
});

test.each(['discovery', 'intake'] as const)(
  '%s is stored once when the visitor presses submit before any script has loaded',
  async (name) => {
    const { page, goTo } = await visit();
    const release = await hold(page, isScript);
    // Does not await `goTo` yet: it resolves after the load event, which waits for the held scripts.
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
