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

/** Removes what site and demo have stored, except the offline copy. Other sites of this origin keep their items. */
function forgetEverything() {
  try {
    for (const key of persistedKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Blocked storage contains nothing.
  }
}

/** Resets everything except quiet mode, so that the next page is a first visit. */
function resetDemo() {
  const { isQuiet } = settingsStore.get();
  forgetEverything();
  if (isQuiet) changeSettings({ isQuiet });
}

/** Calls `prepare` and loads the home page. A reload would restore the scroll position and the forms' values. */
export function restartDemo(prepare: () => void = resetDemo) {
  prepare();
  // Repeats it at the end, because the page stores its scroll position when the visitor leaves it.
  addEventListener('pagehide', prepare);
  location.assign(publicPath);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Builds three leads that companies of the sector may have sent this morning. */
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

/** Resets the demo, then stores the customer, quiet mode, sample leads and the topic of the scans. */
export function prepareFor(customer: Customer) {
  forgetEverything();
  changeSettings({ isQuiet: true, scanTopic: sectors[customer.sector].topic });
  samplesStore.set(samplesFor(customer.sector));
  customerStore.set(customer);
}
