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

const forms: Record<string, TypedForm> = {
  'the contact page’s form': ofLead('contactPage', 'contact-page-form', {
    ...contactMessage,
    company: 'Bakkerij',
    service: 'voice-agent',
  }),
  'the contact section': ofLead('contactSection', 'contact-section-form', {
    ...contactMessage,
    subject: 'Hours',
  }),
  'the scan': ofLead('scan', 'ai-scan-form', { url: 'bakkerij.example' }),
  'the job application': {
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

const cases = ['with', 'without'].flatMap((cache) =>
  ['hydrated', 'unhydrated'].flatMap((state) =>
    Object.keys(forms)
      // Skips the job application in the unhydrated state, because its form appears only when React runs.
      .filter((name) => state === 'hydrated' || forms[name]!.lead)
      .map((name) => [name, state, cache] as const),
  ),
);

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

test.each(cases)(
  'Back restores the values typed into %s (%s), %s the back/forward cache',
  async (name, state, cache) => {
    const { path, scope, island, values, lead } = forms[name]!;
    const names = Object.keys(values);
    const { page, goTo, load, releaseCode } = await open(cache, state);
    await (state === 'hydrated' ? goTo : load)(path);
    if (!lead) await press(page, 'Apply Now', 'main');
    if (state === 'hydrated') {
      if (lead) await page.hover(`${scope} form`);
      await hydrates(page, island);
    }
    await fill(page, scope, values);
    const unhydrated = await page.$(`[data-island="${island}"][data-unhydrated]`);
    expect(unhydrated === null).toBe(state === 'hydrated');

    await follow(page, '/careers');
    releaseCode();
    await page.goBack();
    await waitForPath(page, path);
    expect(await isFromCache(page)).toBe(cache === 'with');
    if (!lead) await page.waitForSelector(`${scope} [name="${names[0]}"]`, { visible: true });
    await waitForValues(page, scope, values);
    if (!lead) return;
    // Sends the restored values.
    await submit(page, lead);
    await expectToast(page, ...leads[lead].success);
    expect((await site.records(leads[lead].resource)).at(-1)).toMatchObject(values);
  },
);

async function fillForm({ page, goTo }: OpenedPage, { path, scope, values, lead }: TypedForm) {
  await goTo(path);
  if (!lead) await press(page, 'Apply Now', 'main');
  await fill(page, scope, values);
  // The code of the dialogs also saves the drafts. The first interaction fetches it, and a test may leave sooner.
  await prefetchDialogs(page);
}

test.each(Object.keys(forms))(
  'values typed into %s reappear after a visit to another page without Back, and after a reload',
  async (name) => {
    const form = forms[name]!;
    const opened = await visit();
    const { page, goTo } = opened;
    await fillForm(opened, form);
    await follow(page, '/careers');
    await goTo(form.path);
    await waitForValues(page, form.scope, form.values);
    await page.reload();
    await waitForValues(page, form.scope, form.values);
    if (!form.lead) return;
    await submit(page, form.lead);
    await expectToast(page, ...leads[form.lead].success);
    expect((await site.records(leads[form.lead].resource)).at(-1)).toMatchObject(form.values);
  },
);

test.each(Object.keys(forms))(
  'values typed into %s reappear on a page that the browser translates, before and after React has hydrated the form',
  async (name) => {
    const form = forms[name]!;
    const { path, scope, island, values, lead } = form;
    // Allows React's error 418, because React renders an island anew if it was translated before hydration.
    const opened = await visit({ expectedErrors: [/#418/], prepare: reportLostTexts });
    const { page, goTo } = opened;
    await fillForm(opened, form);
    await page.evaluateOnNewDocument(
      `document.addEventListener('DOMContentLoaded', ${translate}, { once: true })`,
    );
    await goTo('/careers');
    await goTo(path);
    await waitForValues(page, scope, values);
    if (lead) await page.hover(`${scope} form`);
    else await press(page, 'Apply Now', 'main');
    await hydrates(page, island);
    await waitForValues(page, scope, values);
    if (!lead) return;
    await submit(page, lead);
    await expectToast(page, ...leads[lead].success);
    expect((await site.records(leads[lead].resource)).at(-1)).toMatchObject(values);
  },
);

const emptied = ['the contact page’s form', 'the contact section'].flatMap((name) =>
  ['with', 'without'].map((cache) => [name, cache] as const),
);

test.each(emptied)(
  'after %s was sent, its fields stay empty in every entry of the history, %s the back/forward cache',
  async (name, cache) => {
    const form = forms[name]!;
    const { path, scope, island, values, lead } = form;
    const opened = await (cache === 'with' ? visitInFullBrowser : visit)({
      prepare: recordPageShow,
    });
    const { page, goTo } = opened;
    const noValues = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
    await fillForm(opened, form);
    // Waits for the code, because Chrome does not cache a page that it leaves during a request.
    await hydrates(page, island);
    await follow(page, '/careers');
    await goTo(path);
    await waitForValues(page, scope, values);
    await submit(page, lead!);
    await expectToast(page, ...leads[lead!].success);

    await page.reload();
    await waitForValues(page, scope, noValues);
    await page.goBack();
    await waitForPath(page, '/careers');
    await page.goBack();
    await waitForPath(page, path);
    expect(await isFromCache(page)).toBe(cache === 'with');
    await waitForValues(page, scope, noValues);
    await goTo(path);
    await waitForValues(page, scope, noValues);
  },
);

test('the two forms of the home page keep separate drafts, and so do the jobs', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await fill(page, '#ai-scan-section', { url: 'bakkerij.example' });
  await fill(page, '#contact', { firstName: 'Sanne' });
  await prefetchDialogs(page);
  await goTo('/contact');
  await waitForValues(page, 'main', { firstName: '' });
  await fill(page, 'main', { firstName: 'Łukasz' });
  await prefetchDialogs(page);
  for (const job of ['senior-ai-engineer', 'product-designer']) {
    await goTo(`/jobs/${job}`);
    await press(page, 'Apply Now', 'main');
    await fill(page, 'main', { fullName: job });
    await prefetchDialogs(page);
  }

  await goTo('/jobs/senior-ai-engineer');
  await waitForValues(page, 'main', { fullName: 'senior-ai-engineer' });
  await goTo('/contact');
  await waitForValues(page, 'main', { firstName: 'Łukasz' });
  await goTo('/');
  await waitForValues(page, '#contact', { firstName: 'Sanne' });
  await waitForValues(page, '#ai-scan-section', { url: 'bakkerij.example' });
});
