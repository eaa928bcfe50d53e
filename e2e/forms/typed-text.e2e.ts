import { startJourney } from '../support/journey';
import { fill, press, waitForValues } from '../support/page/forms';
import { waitForPath, follow } from '../support/page/history';
import { contactMessage, leads, submit } from '../support/page/leads';
import { intercept, isScript, prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

const contactSection = {
  path: '/',
  scope: leads.contactSection.button[1],
  values: { ...contactMessage, subject: 'Hours' },
};
const scan = { path: '/', scope: leads.scan.button[1], values: { url: 'bakkerij.example' } };
const application = {
  path: '/jobs/senior-ai-engineer',
  scope: 'main',
  values: {
    fullName: 'Sanne de Vries',
    email: 'sanne@bakkerij.example',
    phone: '+31 20 123 45 67',
    motivation: 'It is close to people.',
    topPerformer: 'Ten years of it.',
    availability: 'May',
  },
};
const otherApplication = {
  path: '/jobs/product-designer',
  scope: 'main',
  values: { fullName: 'Łukasz' },
};

// back-forward-cache.e2e.ts tests a form on a page that Back restores from the cache.

test('Back restores the values typed into the forms of the home page before React has hydrated them, and the forms can be sent', async () => {
  const { page, load } = await visit({ expectedErrors: [/Failed to load resource/] });
  let isCodeLost = true;
  await intercept(page, (request) =>
    isCodeLost && isScript(request) ? request.abort('failed') : undefined,
  );
  await load('/');
  for (const { scope, values } of [contactSection, scan]) await fill(page, scope, values);
  for (const island of ['contact-section-form', 'ai-scan-form'])
    expect(await page.$(`[data-island="${island}"][data-unhydrated]`)).not.toBeNull();
  await follow(page, '/careers');
  isCodeLost = false;
  await page.goBack();
  await waitForPath(page, '/');
  for (const { scope, values } of [contactSection, scan]) await waitForValues(page, scope, values);
  for (const [lead, { values }] of [
    ['contactSection', contactSection],
    ['scan', scan],
  ] as const) {
    const { resource, success } = leads[lead];
    await submit(page, lead);
    await expectToast(page, ...success);
    expect((await site.records(resource)).at(-1)).toMatchObject(values);
  }
});

test('values typed into a form of a page and into the applications for two jobs reappear after visits to other pages without Back, and after a reload', async () => {
  const { page, goTo } = await visit();
  const all = [contactSection, application, otherApplication];
  for (const { path, scope, values } of all) {
    await goTo(path);
    if (scope === 'main') await press(page, 'Apply Now', 'main');
    await fill(page, scope, values);
    // Waits for the code of the dialogs, because it also saves the typed values. Otherwise the test could leave the
    // page too early.
    await prefetchDialogs(page);
  }
  for (const { path, scope, values } of all) {
    await goTo(path);
    await waitForValues(page, scope, values);
  }
  await page.reload();
  await waitForValues(page, otherApplication.scope, otherApplication.values);
});
