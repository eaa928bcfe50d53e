import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, waitForValues } from '../support/page/forms';
import { isFromCache, waitForPath, follow, recordPageShow } from '../support/page/history';
import { contactMessage, type LeadName, leads, submit } from '../support/page/leads';
import type { OpenedPage } from '../support/page/open-page';
import { hydrates, intercept, isScript, prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';
import { reportLostTexts, translate } from '../support/page/translation';

const { site, visit } = startJourney();
/** Visits in a full browser, because only that has a back/forward cache. */
const { visit: visitInFullBrowser } = startJourney({ isFullBrowser: true });

interface TypedForm {
  path: string;
  scope: string;
  island: string;
  values: Record<string, string>;
  /** The lead that the form sends; undefined for the job application, because it sends none. */
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

/** Sends the present values of a form, and compares them with the stored record. */
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

/**
 * Each form that sends a lead, hydrated and unhydrated, once with and once without the cache. The forms of a row are on
 * one page. The job application has no unhydrated state, because its form appears only when React runs.
 */
const cases: { names: string[]; state: string; cache: string }[] = [
  { names: [contactPage], state: 'hydrated', cache: 'with' },
  { names: [contactPage], state: 'unhydrated', cache: 'without' },
  { names: [contactSection, scan], state: 'unhydrated', cache: 'with' },
  { names: [contactSection, scan], state: 'hydrated', cache: 'without' },
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
        await hydrates(page, island);
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
  // The forms of the home page come one after the other.
  if (new URL(page.url()).pathname !== path) await goTo(path);
  if (!lead) await press(page, 'Apply Now', 'main');
  await fill(page, scope, values);
  // The code of the dialogs also saves the drafts. The first interaction fetches it, and a test may leave sooner.
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
  // Allows React's error 418, because React renders an island anew if it was translated before hydration.
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
    await hydrates(page, island);
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
  // Waits for the code, because Chrome does not cache a page that it leaves during a request.
  await hydrates(page, island);
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
