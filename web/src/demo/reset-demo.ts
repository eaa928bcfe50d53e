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

/** Back to a first visit: timers begin anew with the home page. `publicPath` ends with a slash. */
export function resetDemo(publicPath: string) {
  forgetEverything();
  if (location.pathname === publicPath && !location.search && !location.hash) location.reload();
  else location.assign(publicPath);
}
