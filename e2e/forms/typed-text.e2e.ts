import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, waitForValues } from '../support/page/forms';
import { isFromCache, waitForPath, follow, recordPageShow } from '../support/page/history';
import { contactMessage, type LeadName, leads, submit } from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { intercept, isScript, prefetchDialogs, waitForHydration } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';
import { reportLostTexts, translate } from '../support/page/translation';

const { site, visit } = startJourney();
/** Opens a page in a full browser, because the headless shell has no back/forward cache. */
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

interface TypedForm {
  path: string;
  scope: string;
  island: string;
  values: Record<string, string>;
  /** The lead that the form sends. Undefined for the job application, because that form sends no lead. */
  lead?: LeadName;
}

const ofLead = (lead: LeadName, island: string, values: Record<string, string>): TypedForm => {
  const { path, button } = leads[lead];
  return { path, scope: button[1], island, values, lead };
};

const contactPage = 'the contact page’s form';
const contactSection = 'the contact section';
const scan = 'the scan';
const jobApplication = 'the job application';

const forms: Record<string, TypedForm> = {
  [contactSection]: ofLead('contactSection', 'contact-section-form', {
    ...contactMessage,
    subject: 'Hours',
  }),
  [scan]: ofLead('scan', 'ai-scan-form', { url: 'bakkerij.example' }),
  [contactPage]: ofLead('contactPage', 'contact-page-form', {
    ...contactMessage,
    firstName: 'Łukasz',
    company: 'Bakkerij',
    service: 'voice-agent',
  }),
  [jobApplication]: {
    path: '/jobs/senior-ai-engineer',
    scope: 'main',
    island: 'job-views',
    values: {
      fullName: 'Sanne de Vries',
      email: 'sanne@bakkerij.example',
      phone: '+31 20 123 45 67',
      motivation: 'It is close to people.',
      topPerformer: 'Ten years of it.',
      availability: 'May',
    },
  },
};

async function expectStored(page: Page, { lead, values }: TypedForm) {
  if (!lead) return;
  await submit(page, lead);
  await expectToast(page, ...leads[lead].success);
  expect((await site.records(leads[lead].resource)).at(-1)).toMatchObject(values);
}

async function open(cache: string, state: string) {
  const expectedErrors = state === 'hydrated' ? [] : [/Failed to load resource/];
  const opened = await (cache === 'with' ? visitInFullBrowser : visit)({
    expectedErrors,
    prepare: recordPageShow,
  });
  let isCodeLost = state === 'unhydrated';
  await intercept(opened.page, (request) =>
    isCodeLost && isScript(request) ? request.abort('failed') : undefined,
  );
  const releaseCode = () => {
    isCodeLost = false;
  };
  return { ...opened, releaseCode };
}

/** The forms of a row are on one page. The job application is always hydrated, because it appears only with React. */
const cases: { names: string[]; state: string; cache: string }[] = [
  { names: [contactPage], state: 'hydrated', cache: 'with' },
  { names: [contactSection, scan], state: 'unhydrated', cache: 'without' },
  { names: [jobApplication], state: 'hydrated', cache: 'without' },
];

test.each(cases)(
  'Back restores the values typed into $names ($state), $cache the back/forward cache',
  async ({ names, state, cache }) => {
    const typed = names.map((name) => forms[name]!);
    const { path } = typed[0]!;
    const { page, goTo, load, releaseCode } = await open(cache, state);
    await (state === 'hydrated' ? goTo : load)(path);
    for (const { scope, island, values, lead } of typed) {
      if (!lead) await press(page, 'Apply Now', 'main');
      if (state === 'hydrated') {
        if (lead) await page.hover(`${scope} form`);
        await waitForHydration(page, island);
      }
      await fill(page, scope, values);
      const unhydrated = await page.$(`[data-island="${island}"][data-unhydrated]`);
      expect(unhydrated === null).toBe(state === 'hydrated');
    }

    await follow(page, '/careers');
    releaseCode();
    await page.goBack();
    await waitForPath(page, path);
    expect(await isFromCache(page)).toBe(cache === 'with');
    for (const { scope, values, lead } of typed) {
      if (!lead) await page.waitForSelector(`${scope} [name="fullName"]`, { visible: true });
      await waitForValues(page, scope, values);
    }
    for (const form of typed) await expectStored(page, form);
  },
);

async function fillForm({ page, goTo }: OpenedPage, { path, scope, values, lead }: TypedForm) {
  // Keeps an open page open, because the home page has two of the forms.
  if (new URL(page.url()).pathname !== path) await goTo(path);
  if (!lead) await press(page, 'Apply Now', 'main');
  await fill(page, scope, values);
  // Waits for the code of the dialogs, because it also saves the typed values, and the test may leave the page at once.
  await prefetchDialogs(page);
}

const otherJob: TypedForm = {
  ...forms[jobApplication]!,
  path: '/jobs/product-designer',
  values: { fullName: 'Łukasz' },
};

test('values typed into each form reappear after visits to other pages without Back, and after a reload', async () => {
  const opened = await visit();
  const { page, goTo } = opened;
  const all = [...Object.values(forms), otherJob];
  for (const form of all) await fillForm(opened, form);
  await follow(page, '/careers');
  for (const { path, scope, values } of all) {
    if (new URL(page.url()).pathname !== path) await goTo(path);
    await waitForValues(page, scope, values);
  }
  await page.reload();
  await waitForValues(page, otherJob.scope, otherJob.values);
});

test('values typed into each form reappear on a page that the browser translates, before and after React has hydrated the form', async () => {
  // Allows React's error 418: if a form was translated before hydration, React reports this error and renders it again.
  const opened = await visit({ expectedErrors: [/#418/], prepare: reportLostTexts });
  const { page, goTo } = opened;
  const all = Object.values(forms);
  for (const form of all) await fillForm(opened, form);
  await page.evaluateOnNewDocument(
    `document.addEventListener('DOMContentLoaded', ${translate}, { once: true })`,
  );
  for (const form of all) {
    const { path, scope, island, values, lead } = form;
    if (new URL(page.url()).pathname !== path) await goTo(path);
    await waitForValues(page, scope, values);
    if (lead) await page.hover(`${scope} form`);
    else await press(page, 'Apply Now', 'main');
    await waitForHydration(page, island);
    await waitForValues(page, scope, values);
    await expectStored(page, form);
  }
});

test('after the contact page’s form was sent, its fields stay empty in every entry of the history, also in a page from the back/forward cache', async () => {
  const form = forms[contactPage]!;
  const { path, scope, island, values } = form;
  const opened = await visitInFullBrowser({ prepare: recordPageShow });
  const { page, goTo } = opened;
  const noValues = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
  await fillForm(opened, form);
  // Waits until the form's code has loaded, because Chrome does not cache a page that has an open request.
  await waitForHydration(page, island);
  await follow(page, '/careers');
  await goTo(path);
  await waitForValues(page, scope, values);
  await submit(page, 'contactPage');
  await expectToast(page, ...leads.contactPage.success);

  await page.reload();
  await waitForValues(page, scope, noValues);
  await page.goBack();
  await waitForPath(page, '/careers');
  await page.goBack();
  await waitForPath(page, path);
  expect(await isFromCache(page)).toBe(true);
  await waitForValues(page, scope, noValues);
  await goTo(path);
  await waitForValues(page, scope, noValues);
});
