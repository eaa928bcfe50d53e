import { routes } from '../support/routes';
import { prefetchCode } from './actions';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();

journey('no page reports an error', async () => {
  const page = await visit('/');
  for (const route of routes) {
    await page.goTo(site.origin + route);
    await prefetchCode(page);
  }
  expect(page.faults()).toEqual([]);
});
