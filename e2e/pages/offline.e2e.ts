import { startJourney } from '../support/journey';
import { fillLead, leadNames, leads, submit } from '../support/page/leads';
import { prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

const cases = leadNames.flatMap((lead) =>
  (['untouched', 'filled in'] as const).map((state) => [lead, state] as const),
);

test.each(cases)(
  'offline, the form of %s, %s before, says so in its own words, and sends once the network is back',
  async (lead, state) => {
    const { path, resource, failure, success } = leads[lead];
    const earlier = (await site.records(resource)).length;
    // The browser's words, and those that the specification wants in the console.
    const { page, goTo } = await visit({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /NoAnswerError/],
    });
    await goTo(path);
    await prefetchDialogs(page);
    if (state === 'filled in') await fillLead(page, lead);
    await page.setOfflineMode(true);
    if (state === 'untouched') await fillLead(page, lead);
    await submit(page, lead);
    await expectToast(page, ...failure('Please try again later'));
    expect(await page.$('#chunk-load-error:popover-open')).toBeNull();

    await page.setOfflineMode(false);
    await submit(page, lead);
    await expectToast(page, ...success);
    expect(await site.records(resource)).toHaveLength(earlier + 1);
  },
);
