/**
 * Entries of localStorage that a test sets before the page loads. The first marks the banner as dismissed. The second
 * marks the AI readiness challenge (a quiz) as closed so often that it no longer opens by itself. The page then shows
 * neither of them, and no badge with the quiz's score.
 */
export const quietVisit = {
  discoveryBannerDismissed: 'true',
  aiReadinessChallenge: '{"hasVisited":true,"visitCount":4}',
};

/**
 * Writes only the entries that are absent, so that a later page load does not overwrite what the site has stored. Runs
 * in the page, so it uses nothing outside its body.
 */
export function writeAbsent(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // about:blank, data: URLs and sandboxed frames have no storage. They also show no banner and no quiz.
  }
}
