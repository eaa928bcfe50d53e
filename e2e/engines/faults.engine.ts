import { isCodeHere } from '../support/page/requests';
import { routes } from '../support/routes';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

journey('no page reports an error', async () => {
  const page = await visit('/');
  for (const route of routes) {
    await page.goTo(site.origin + route);
    await page.waitFor(isCodeHere);
  }
  expect(page.faults()).toEqual([]);
});
