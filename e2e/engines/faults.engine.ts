import { dialog } from '../support/page/leads';
import { areDialogsHere } from '../support/page/requests';
import { routes } from '../support/routes';
import { startRelay } from '../support/servers/relay';
import { journey, startEngineJourney } from './journey';

const { site, visit } = startEngineJourney();
let relay: Awaited<ReturnType<typeof startRelay>>;

beforeAll(async () => {
  relay = await startRelay(site.origin);
});
afterAll(() => relay.stop());

journey('no page reports an error', async () => {
  const page = await visit('/');
  for (const route of routes) {
    await page.goTo(site.origin + route);
    await page.waitFor(areDialogsHere);
  }
  expect(page.faults()).toEqual([]);
});

const scripts: Record<string, RegExp> = {
  'the client script': /\/app\/client\./,
  React: /\/assets\/client\./,
  'the dialogs': /\/assets\/overlays\./,
};
for (const [name, pattern] of Object.entries(scripts))
  journey(`after a failed load of ${name}, a later press opens the dialog`, async () => {
    relay.lose(pattern);
    const page = await visit('/contact', { origin: relay.origin, expectedFaults: [/./] });
    for (let times = 0; times < 2; times += 1) {
      await page.click({ name: 'Full Discovery', within: 'header' });
      await page.appears('#chunk-load-error:popover-open');
      // The first Escape closes the error message. The second closes the dialog's static HTML, if it is open.
      await page.press('Escape');
      await page.press('Escape');
      await page.disappears(dialog);
    }
    relay.lose();
    await page.click({ name: 'Full Discovery', within: 'header' });
    await page.appears(
      '[data-island="discovery-dialog"]:not([data-unhydrated]) [name="firstName"]',
    );
  });
