import { startJourney } from '../support/journey';
import { leads, submit, type LeadName, type Toast } from '../support/page/leads';
import { prefetchCode } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

/** What each form says without a network (specification, section 8). */
const failures: Record<LeadName, Toast> = {
  contactPage: ['Error sending message', 'Please try again later'],
  contactSection: ['Error', 'There was an error sending your message. Please try again.'],
  scan: ['Scan Failed', 'Please try again or contact support'],
  intake: ['Submission Failed', 'Please try again or contact us directly'],
  discovery: ['Error sending request', 'Please try again later'],
};
const cases = (Object.keys(leads) as LeadName[]).flatMap((lead) =>
  (['untouched', 'filled in'] as const).map((state) => [lead, state] as const),
);

test.each(cases)(
  'offline, the form of %s, %s before, says so in its own words, and sends once the network is back',
  async (lead, state) => {
    const { path, resource, fill, success } = leads[lead];
    const earlier = (await site.records(resource)).length;
    // The browser's words, and those that the specification wants in the console.
    const { page, goTo } = await visit({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /NoAnswerError/],
    });
    await goTo(path);
    await prefetchCode(page);
    if (state === 'filled in') await fill(page);
    await page.setOfflineMode(true);
    if (state === 'untouched') await fill(page);
    await submit(page, lead);
    await expectToast(page, ...failures[lead]);
    expect(await page.$('#chunk-load-error:popover-open')).toBeNull();

    await page.setOfflineMode(false);
    await submit(page, lead);
    await expectToast(page, ...success);
    expect(await site.records(resource)).toHaveLength(earlier + 1);
  },
);
