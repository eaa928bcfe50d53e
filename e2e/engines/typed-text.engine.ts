import { isAt } from '../support/page/history';
import { contactMessage, leads } from '../support/page/leads';
import { isClientRunning } from '../support/page/requests';
import { isToastShown } from '../support/page/toasts';
import { fill, follow } from './actions';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

const forms = {
  'the contact page': {
    lead: leads.contactPage,
    values: { ...contactMessage, company: 'Bakkerij' },
  },
  'the home page': { lead: leads.contactSection, values: { ...contactMessage, subject: 'Hours' } },
};

/** Runs in the page: returns whether the page of this path has loaded, and its form has these values. */
const isFilledAt = (path: string, scope: string, values: Record<string, string>) =>
  location.pathname === path &&
  document.readyState === 'complete' &&
  Object.entries(values).every(
    ([name, value]) =>
      document.querySelector<HTMLInputElement>(`${scope} [name="${name}"]`)?.value === value,
  );

for (const [name, { lead, values }] of Object.entries(forms))
  journey(`values typed into ${name} survive Back and Forward, and are sent`, async () => {
    const [button, scope] = lead.button;
    const page = await visit('/about');
    await page.goTo(site.origin + lead.path);
    // Controls move while the client script lays out the page's sections, and a driver's click could miss them.
    await page.waitFor(isClientRunning);
    await fill(page, scope, values);
    await follow(page, '/careers');
    await page.back();
    await page.waitFor(isFilledAt, lead.path, scope, values);
    await page.back();
    await page.waitFor(isAt, '/about');
    await page.forward();
    await page.waitFor(isFilledAt, lead.path, scope, values);
    await page.click({ name: button, within: scope });
    await page.waitFor(isToastShown, ...lead.success);
    expect((await site.records('contact')).at(-1)).toMatchObject(values);
  });

journey('typed values survive when the page has left the back/forward cache', async () => {
  const { lead, values } = forms['the contact page'];
  const [button, scope] = lead.button;
  const page = await visit(lead.path);
  await fill(page, scope, values);
  // Firefox keeps only one page for Back here (drivers/firefox.ts), so the second visit removes the form's page.
  for (const path of ['/pricing', '/about']) await page.goTo(site.origin + path);
  await page.back();
  await page.waitFor(isAt, '/pricing');
  await page.back();
  await page.waitFor(isFilledAt, lead.path, scope, values);
  await page.click({ name: button, within: scope });
  await page.waitFor(isToastShown, ...lead.success);
  expect((await site.records('contact')).at(-1)).toMatchObject(values);
});
