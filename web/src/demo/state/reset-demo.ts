import { setQuiet } from './quiet';
import { settingsStore } from './settings';

/** Everything that the site and the demo keep in the local storage; other sites may share a project page's origin. */
const ourKeys = [
  'discoveryBannerDismissed',
  'aiReadinessChallenge',
  'scanCut',
  'demoSettings',
  'demoSubmissions',
  'demoSamples',
  'demoCustomer',
  'demoTour',
];

/** Forgets everything in this tab and browser, except for the copy for offline use. */
export function forgetEverything() {
  try {
    for (const key of ourKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Forbidden storage held nothing.
  }
}

/** As on a first visit, but for quiet mode, which stays as it was set. */
export function startAnew() {
  const isQuiet = settingsStore.get().quiet !== null;
  forgetEverything();
  if (isQuiet) setQuiet(true);
}

/**
 * Does `begin`, which forgets everything, and shows the home page: timers begin anew with it, at its top and with empty
 * forms, which a reload would bring back as they were. `publicPath` ends with a slash.
 */
export function showAnew(publicPath: string, begin: () => void = startAnew) {
  begin();
  // The page itself notes its scroll position when it goes.
  addEventListener('pagehide', begin);
  location.assign(publicPath);
}
