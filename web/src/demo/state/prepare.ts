import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { emptyLists, type Lists } from '#mock-api/core/store';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { persistedKeys } from '../../stores/create-store';
import { customerStore, type Customer, type Sector } from './customer';
import { publicPath } from './pages';
import { sectors, websiteOf } from './sectors';
import { changeSettings } from './settings';
import { sellerStore } from './seller';
import { samplesStore } from './submissions';

/**
 * Removes the stored state of the site and of the demo, and this tab's session storage. Keeps the seller, the files for
 * offline use, and the local storage of other sites on the same origin. The next page load counts as a first visit.
 */
function forgetEverything() {
  const seller = sellerStore.get();
  for (const key of persistedKeys) localStorage.removeItem(key);
  if (Object.values(seller).some(Boolean)) sellerStore.set(seller);
  forgetVisit();
}

/** Removes what this tab has stored of the visit, such as drafts. */
export function forgetVisit() {
  sessionStorage.clear();
  const entries = window.navigation?.entries().map(({ id }) => id) ?? [];
  sessionStorage.setItem(oldEntriesKey, JSON.stringify(entries));
}

/** Key in session storage of the ids of history entries that an earlier customer may have left. */
const oldEntriesKey = 'demoOldEntries';

/**
 * Reloads the page if the visitor has gone back to a history entry from before the last reset. Otherwise the browser
 * would show what an earlier customer typed there.
 */
export function leaveOldEntry() {
  const old = JSON.parse(sessionStorage.getItem(oldEntriesKey) ?? '[]') as string[];
  if (!old.includes(window.navigation?.currentEntry?.id ?? '')) return;
  // Runs in the capture phase, so that it clears the forms before another listener saves the typed texts as drafts.
  addEventListener('pagehide', clearForms, true);
  location.replace(location.href);
}

function clearForms() {
  for (const form of document.forms) form.reset();
}

/** Calls `prepare`, and then loads the home page. A reload would keep the scroll position and the forms' values. */
export function restartDemo(prepare = forgetEverything) {
  prepare();
  // Other listeners of these events store the old state again, so `prepare` runs a second time after them.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, prepare);
  location.assign(publicPath);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Returns three sample leads with times in the last 75 minutes, as companies of the sector could have sent them. */
function samplesFor(sector: Sector): Lists {
  const { topic, company, subject, message, areas } = sectors[sector];
  const website = websiteOf(company);
  const email = `info@${website}`;
  const intake = buildFreeIntake({
    company,
    email,
    industry: sector,
    currentChallenges: message,
    interestedAreas: areas,
  });
  const sample = { id: 1, isSample: true };
  const scan = {
    ...sample,
    ...buildWebsiteScan({ url: website }),
    found: chosenScan(topic),
    createdAt: minutesAgo(25),
  };
  return {
    ...emptyLists(),
    contact: [
      {
        ...sample,
        ...buildContactVariantA({ company, email, subject, message }),
        createdAt: minutesAgo(75),
      },
    ],
    'free-intake': [{ ...sample, ...intake, status: 'pending', createdAt: minutesAgo(40) }],
    'ai-scan': [scan],
  };
}

/** Removes the stored state. Then stores the customer, quiet mode and sample leads. */
export function prepareFor(customer: Customer) {
  forgetEverything();
  changeSettings({ isQuiet: true });
  samplesStore.set(samplesFor(customer.sector));
  customerStore.set(customer);
}
