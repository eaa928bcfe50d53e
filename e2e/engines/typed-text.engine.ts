import { readValues } from '../support/page/forms';
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

/**
 * Runs in the page: returns whether the page of this path has loaded. When it has, browsers have already restored the
 * values of fields.
 */
const isLoadedAt = (path: string) =>
  location.pathname === path && document.readyState === 'complete';

for (const [name, { lead, values }] of Object.entries(forms))
  journey(`values typed into ${name} survive Back and Forward, and are sent`, async () => {
    const [button, scope] = lead.button;
    const names = Object.keys(values);
    const page = await visit('/about');
    await page.goTo(site.origin + lead.path);
    // A driver's click misses while the client lays out the sections.
    await page.waitFor(isClientRunning);
    await fill(page, scope, values);
    await follow(page, '/careers');
    await page.back();
    await page.waitFor(isLoadedAt, lead.path);
    expect(await page.evaluate(readValues, scope, names)).toEqual(Object.values(values));
    await page.back();
    await page.waitFor(isAt, '/about');
    await page.forward();
    await page.waitFor(isLoadedAt, lead.path);
    expect(await page.evaluate(readValues, scope, names)).toEqual(Object.values(values));
    await page.click({ name: button, within: scope });
    await page.waitFor(isToastShown, ...lead.success);
    expect((await site.records('contact')).at(-1)).toMatchObject(values);
  });
