import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { chosenScan } from '#mock-api/resources/chosen-scan';
import { customerStore, type Customer, type Sector } from './customer';
import type { Lists } from '#mock-api/core/store';
import { forgetEverything } from './reset-demo';
import { asSamples, samplesStore } from './samples';
import { sectors } from './sectors';
import { setQuiet } from './quiet';
import { changeSettings } from './settings';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Three leads such as firms of the sector send, as if they had come in this morning. */
export function samplesFor(sector: Sector): Lists {
  const { topic, company, website, subject, message, challenge, areas } = sectors[sector];
  const intake = buildFreeIntake({
    company,
    industry: sector,
    currentChallenges: challenge,
    interestedAreas: areas,
  });
  const scan = {
    id: 1,
    ...buildWebsiteScan({ url: website }),
    found: chosenScan(topic),
    createdAt: minutesAgo(25),
  };
  return asSamples({
    contact: [
      {
        id: 1,
        ...buildContactVariantA({ company, subject, message }),
        createdAt: minutesAgo(75),
      },
    ],
    'free-intake': [{ id: 1, ...intake, status: 'pending', createdAt: minutesAgo(40) }],
    'ai-scan': [scan],
  });
}

/**
 * Everything begins anew for this customer: quiet, with leads of the sector and a scan that finds what fits it. Kept in
 * this browser until the reset.
 */
export function prepareFor(customer: Customer) {
  forgetEverything();
  setQuiet(true);
  changeSettings({ scanTopic: sectors[customer.sector].topic });
  samplesStore.set(samplesFor(customer.sector));
  customerStore.set(customer);
}
