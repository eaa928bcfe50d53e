/** Everything that the site and the demo keep in the local storage; other sites may share a project page's origin. */
const ourKeys = [
  'discoveryBannerDismissed',
  'aiReadinessChallenge',
  'demoSettings',
  'demoSubmissions',
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

/**
 * Back to a first visit: timers begin anew with the home page, at its top and with empty forms, which a reload would
 * bring back as they were. `publicPath` ends with a slash.
 */
export function resetDemo(publicPath: string) {
  forgetEverything();
  // The page itself notes its scroll position when it goes.
  addEventListener('pagehide', forgetEverything);
  location.assign(publicPath);
}
