/**
 * Entries of localStorage that a test can set before the page loads. The first marks the banner as dismissed. The
 * second marks the AI readiness challenge (a quiz) as closed so often that it no longer opens.
 */
export const quietVisit = {
  discoveryBannerDismissed: 'true',
  aiReadinessChallenge: '{"hasVisited":true,"visitCount":4}',
};

/** Runs in the page, so it uses nothing outside its body. Keeps entries that the site may have set. */
export function writeAbsent(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // about:blank, data: URLs and sandboxed frames have no storage, but they also show no banner and no quiz.
  }
}
