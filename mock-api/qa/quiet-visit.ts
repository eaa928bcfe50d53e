/**
 * Entries of localStorage for a test to set before the page loads. The first marks the banner as dismissed, the second
 * the AI readiness challenge (a quiz) as closed so often that it no longer opens. The page then shows neither.
 */
export const quietVisit = {
  discoveryBannerDismissed: 'true',
  aiReadinessChallenge: '{"hasVisited":true,"visitCount":4}',
};

/** Runs in the page, so it uses nothing outside its body. Keeps entries, because the site may have set them. */
export function writeAbsent(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // about:blank, data: URLs and sandboxed frames have no storage. They also show no banner and no quiz.
  }
}
