import { startDemo } from '../support/demo';
import { isAt } from '../support/page/history';
import { leads, storedOf } from '../support/page/leads';
import { isToastShown } from '../support/page/toasts';
import { sendLead } from './actions';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney(() => startDemo());

journey('pages, links and a lead of the demo work after the server has stopped', async () => {
  const page = await visit('/?demo=quiet', { expectedFaults: [/status of 404/] });
  await page.waitFor(() =>
    document.querySelector<HTMLElement>('[data-demo=ribbon]')?.innerText.includes('Offline ready'),
  );
  await site.stop();
  await expect(fetch(site.origin)).rejects.toThrow();

  for (const path of [
    '/',
    '/solutions/hr',
    '/products/ai-suite',
    '/contact',
    '/jobs/product-designer',
  ]) {
    await page.goTo(site.origin + path);
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    expect(await page.text('main')).not.toContain('404 Page Not Found');
  }
  await page.goTo(`${site.origin}/nowhere/at/all`);
  expect(await page.text('main')).toContain('404 Page Not Found');

  await page.click('footer a[href="/careers"]');
  await page.waitFor(isAt, '/careers');
  await sendLead(page, leads.discovery);
  await page.waitFor(isToastShown, ...leads.discovery.success);
  const stored = await page.evaluate(() => localStorage.getItem('demoSubmissions'));
  expect(JSON.parse(stored!)).toMatchObject({ contact: [storedOf(leads.discovery)] });
});
