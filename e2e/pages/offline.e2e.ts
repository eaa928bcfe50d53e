import { startJourney } from '../support/journey';
import { fill, press } from '../support/page/forms';
import { fillLead, leads, submit } from '../support/page/leads';
import { prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

test.each(['contactPage', 'intake'] as const)(
  'if the network fails after the visitor has filled in a form (%s), the form shows the failure, and sends when the network is back',
  async (lead) => {
    const { path, resource, failure, success } = leads[lead];
    const earlier = (await site.records(resource)).length;
    // Allows two errors in the console: the browser logs the failed request, and the form logs the cause.
    const { page, goTo } = await visit({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /POST .*: Failed to fetch/],
    });
    await goTo(path);
    await fillLead(page, lead);
    await page.waitForNetworkIdle();
    await page.setOfflineMode(true);
    await submit(page, lead);
    await expectToast(page, ...failure('Please try again later'));
    expect(await page.$('#chunk-load-error:popover-open')).toBeNull();

    await page.setOfflineMode(false);
    await submit(page, lead);
    await expectToast(page, ...success);
    expect(await site.records(resource)).toHaveLength(earlier + 1);
  },
);

test.each(['discovery', 'scan'] as const)(
  'if the network fails before the visitor uses a form (%s), the form asks to check the connection, and sends when the network is back',
  async (lead) => {
    const { path, resource, opener, steps, button, success } = leads[lead];
    const [submitText, scope] = button;
    const [firstStep, ...laterSteps] = steps;
    const earlier = (await site.records(resource)).length;
    const { page, goTo } = await visit({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await goTo(path);
    await prefetchDialogs(page);
    await page.setOfflineMode(true);
    if (opener) await press(page, opener, 'header');
    await fill(page, scope, firstStep!);
    await press(page, laterSteps.length > 0 ? 'Next' : submitText, scope);
    await page.waitForSelector('#chunk-load-error:popover-open');
    expect(await site.records(resource)).toHaveLength(earlier);

    await page.setOfflineMode(false);
    for (const values of laterSteps) {
      await press(page, 'Next', scope);
      await fill(page, scope, values);
    }
    await submit(page, lead);
    await expectToast(page, ...success);
    expect(await site.records(resource)).toHaveLength(earlier + 1);
  },
);
