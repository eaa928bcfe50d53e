import { join } from 'node:path';
import { leadNames, leads, storedOf } from '../support/page/leads';
import { isToastShown } from '../support/page/toasts';
import { root } from '../support/root';
import { sendLead } from './actions';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

const scan = '#ai-scan-section';

for (const name of leadNames) {
  const lead = leads[name];
  journey(`a sent lead is stored and confirmed: ${name}`, async () => {
    const page = await visit(lead.path);
    await sendLead(page, lead);
    await page.waitFor(isToastShown, ...lead.success);
    expect(await site.records(lead.resource)).toContainEqual({
      ...storedOf(lead),
      id: expect.anything(),
      createdAt: expect.any(String),
    });
  });
}

journey('a scan stores the chosen documents, and not a removed one', async () => {
  const page = await visit('/');
  await page.click({ name: 'Documents', within: scan });
  await page.attach(
    `${scan} input[name="files"]`,
    ['invoices-may.pdf', 'notes.txt'].map((name) => join(root, 'fixtures/documents', name)),
  );
  await page.click({ name: 'Remove notes.txt', within: scan });
  await page.click({ name: 'Start AI Scan', within: scan });
  await page.waitFor(isToastShown, ...leads.scan.success);
  const stored = (await site.records('ai-scan')).find(({ type }) => type === 'documents');
  expect(stored?.files).toEqual([expect.objectContaining({ name: 'invoices-may.pdf' })]);
});
