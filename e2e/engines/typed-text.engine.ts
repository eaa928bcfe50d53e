import { contactMessage, leads } from '../support/page/leads';
import { comesTo, fill, follow, showsToast } from './actions';
import type { EnginePage } from './drivers/engine';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

const forms = {
  'the contact page': {
    lead: leads.contactPage,
    values: { ...contactMessage, company: 'Bakkerij' },
  },
  'the home page': { lead: leads.contactSection, values: { ...contactMessage, subject: 'Hours' } },
};

const valuesOf = (page: EnginePage, scope: string, names: string[]) =>
  page.evaluate(
    (within, all) =>
      all.map(
        (name) => document.querySelector<HTMLInputElement>(`${within} [name="${name}"]`)?.value,
      ),
    scope,
    names,
  );

for (const [name, { lead, values }] of Object.entries(forms))
  journey(`Back and Forward bring what was typed on ${name}, and it is sent`, async () => {
    const [button, scope] = lead.button;
    const names = Object.keys(values);
    const page = await visit('/about');
    await page.goTo(site.origin + lead.path);
    await fill(page, scope, values);
    await follow(page, '/careers');
    await page.back();
    await comesTo(page, lead.path);
    expect(await valuesOf(page, scope, names)).toEqual(Object.values(values));
    await page.back();
    await comesTo(page, '/about');
    await page.forward();
    await comesTo(page, lead.path);
    expect(await valuesOf(page, scope, names)).toEqual(Object.values(values));
    await page.click({ name: button, within: scope });
    await showsToast(page, ...lead.success);
    expect((await site.records('contact')).at(-1)).toMatchObject(values);
  });
