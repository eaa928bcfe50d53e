import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { formValues, press } from '../support/page/forms';
import { dialog, leads, sendLead, storedOf, submit, type LeadName } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';
import { root } from '../support/root';

const { site, visit } = startJourney();

const scan = '#ai-scan-section';

const isEmpty = async (page: Page, scope: string) =>
  expect(new Set(await formValues(page, scope))).toEqual(new Set(['']));

const expectEnd: Record<LeadName, (page: Page) => Promise<unknown>> = {
  contactSection: (page) => isEmpty(page, '#contact'),
  contactPage: (page) => isEmpty(page, 'main'),
  discovery: (page) => page.waitForSelector(dialog, { hidden: true }),
  intake: (page) => page.waitForSelector(`${dialog} ::-p-aria(Upgrade to Full Discovery)`),
  async scan(page) {
    const links = await page.$$eval(`${scan} a[href^="/"]`, (all) => all.map(({ href }) => href));
    for (const group of ['/products/', '/solutions/'])
      expect(links).toContainEqual(expect.stringContaining(group));
  },
};

async function expectPath(page: Page, name: LeadName) {
  const lead = leads[name];
  await sendLead(page, name);
  await expectToast(page, ...lead.success);
  expect(await site.records(lead.resource)).toContainEqual({
    ...storedOf(lead),
    id: expect.anything(),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  await expectEnd[name](page);
}

test.each(['contactPage', 'discovery', 'intake'] as const)(
  '%s is stored with the typed values, and the page shows its confirmation',
  async (name) => {
    const { page, goTo } = await visit();
    await goTo(leads[name].path);
    await expectPath(page, name);
  },
);

test('on the home page the contact section and the scan of a website are stored with the typed values, and a scan of documents stores name, size and hash of each document that the visitor did not remove', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await expectPath(page, 'contactSection');
  await expectPath(page, 'scan');

  await page.click(`${scan} [role="tab"]::-p-text(Documents)`);
  const input = await page.waitForSelector(`${scan} input[name="files"]`);
  const documents = ['invoices-may.pdf', 'notes.txt', 'questions.csv'].map((name) =>
    join(root, 'fixtures/documents', name),
  );
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...documents);
  await press(page, 'Remove questions.csv', scan);
  await submit(page, 'scan');

  await expectToast(page, ...leads.scan.success);
  const stored = (await site.records('ai-scan')).find((record) => record.type === 'documents');
  expect(stored?.files).toEqual(
    ['invoices-may.pdf', 'notes.txt'].map((name) => ({
      name,
      size: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});
