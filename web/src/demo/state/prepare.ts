import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { emptyLists, type Lists } from '#mock-api/core/store';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { persistedKeys } from '../../stores/create-store';
import { customerStore, type Customer, type Sector } from './customer';
import { publicPath } from './pages';
import { sectors } from './sectors';
import { changeSettings, settingsStore } from './settings';
import { asSamples, samplesStore } from './submissions';

/**
 * Removes the stored state of site and demo, and all of this tab's session storage. Keeps the files for offline use,
 * and local storage of other sites on the same origin.
 */
function forgetEverything() {
  try {
    for (const key of persistedKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}

/** Removes the stored state except quiet mode. The next page load then counts as a first visit. */
function resetDemo() {
  const { isQuiet } = settingsStore.get();
  forgetEverything();
  if (isQuiet) changeSettings({ isQuiet });
}

/** Calls `prepare`, and then loads the home page. A reload would keep the scroll position and the forms' values. */
export function restartDemo(prepare: () => void = resetDemo) {
  prepare();
  // Runs `prepare` again when the visitor leaves the page, because other listeners of these events store state.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, prepare);
  location.assign(publicPath);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Returns three sample leads with times in the last 75 minutes, as companies of the sector could have sent them. */
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
    ...emptyLists(),
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

/** Removes the stored state, and stores the customer, quiet mode, sample leads and the topic of scan results. */
export function prepareFor(customer: Customer) {
  forgetEverything();
  changeSettings({ isQuiet: true, scanTopic: sectors[customer.sector].topic });
  samplesStore.set(samplesFor(customer.sector));
  customerStore.set(customer);
}
