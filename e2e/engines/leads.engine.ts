import { join } from 'node:path';
import { dialog, leads, person, type LeadName } from '../support/page/leads';
import { root } from '../support/root';
import { fill, showsToast } from './actions';
import type { EnginePage } from './drivers/engine';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

const message = 'We would like to see what is possible.';
const scan = '#ai-scan-section';

/** Fills the form of a lead, up to its submit button; gives what has to be stored of it. */
const fills: Record<LeadName, (page: EnginePage) => Promise<object>> = {
  async contactSection(page) {
    const fields = { ...person, lastName: 'Łącka', subject: 'Opening hours', message };
    await fill(page, '#contact', fields);
    return fields;
  },
  async contactPage(page) {
    const fields = { ...person, service: 'voice-agent', message };
    await fill(page, 'main', fields);
    return fields;
  },
  async discovery(page) {
    await page.click({ name: 'Full Discovery', within: 'header' });
    await fill(page, dialog, { ...person, message });
    return { ...person, message, service: 'discovery' };
  },
  async intake(page) {
    const steps: Parameters<typeof fill>[2][] = [
      { ...person, company: 'Bakkerij', industry: 'real estate', companySize: '11-50' },
      { currentChallenges: message, interestedAreas: ['operations', 'finance'] },
      { timeline: 'within 3 months', budget: '5,000-15,000' },
    ];
    await page.click({ name: 'Free Intake', within: 'header' });
    for (const [index, fields] of steps.entries()) {
      if (index > 0) await page.click({ name: 'Next', within: dialog });
      await fill(page, dialog, fields);
    }
    return { ...Object.assign({}, ...steps), status: 'pending' };
  },
  async scan(page) {
    await fill(page, scan, { url: 'bakkerij.example' });
    return { type: 'website', url: 'bakkerij.example' };
  },
};

for (const [name, fillIn] of Object.entries(fills)) {
  const { resource, path, button, success } = leads[name as LeadName];
  journey(`a lead is sent and stored: ${name}`, async () => {
    const page = await visit(path);
    const fields = await fillIn(page);
    await page.click({ name: button[0], within: button[1] });
    await showsToast(page, ...success);
    expect(await site.records(resource)).toContainEqual({
      ...fields,
      id: expect.anything(),
      createdAt: expect.any(String),
    });
  });
}

journey('a scan of documents is stored, without the removed one', async () => {
  const page = await visit('/');
  await page.click({ name: 'Documents', within: scan });
  await page.attach(
    `${scan} input[name="files"]`,
    ['invoices-may.pdf', 'notes.txt'].map((name) => join(root, 'fixtures/documents', name)),
  );
  await page.click({ name: 'Remove notes.txt', within: scan });
  await page.click({ name: 'Start AI Scan', within: scan });
  await showsToast(page, ...leads.scan.success);
  const stored = (await site.records('ai-scan')).find(({ type }) => type === 'documents');
  expect(stored?.files).toEqual([expect.objectContaining({ name: 'invoices-may.pdf' })]);
});
