import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import type { Lists } from '#mock-api/core/store';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { persistedKeys } from '../../stores/create-store';
import { customerStore, type Customer, type Sector } from './customer';
import { publicPath } from './pages';
import { sectors } from './sectors';
import { changeSettings, settingsStore } from './settings';
import { asSamples, samplesStore } from './submissions';

/**
 * Removes all that the site and the demo have stored in this tab and browser, except for the copy for offline use. Other
 * sites may share the origin of a project page: their local storage stays.
 */
function forgetEverything() {
  try {
    for (const key of persistedKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Makes the next page a first visit. Quiet mode alone stays as it is. */
function forgetVisit() {
  const { isQuiet } = settingsStore.get();
  forgetEverything();
  if (isQuiet) changeSettings({ isQuiet });
}

/**
 * Does `begin`, which forgets everything, and shows the home page: timers begin anew with it, at its top and with empty
 * forms, which a reload would bring back as they were.
 */
export function restartDemo(begin: () => void = forgetVisit) {
  begin();
  // The page itself notes its scroll position when it goes.
  addEventListener('pagehide', begin);
  location.assign(publicPath);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Three leads such as firms of the sector send, as if they had come in this morning. */
function samplesFor(sector: Sector): Lists {
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
  changeSettings({ isQuiet: true, scanTopic: sectors[customer.sector].topic });
  samplesStore.set(samplesFor(customer.sector));
  customerStore.set(customer);
}
