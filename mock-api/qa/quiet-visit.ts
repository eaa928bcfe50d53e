/**
 * Entries of localStorage that mark the banner as dismissed, and the challenge as closed so often that it does not open
 * by itself. If a test sets these entries before the page loads, neither appears, and no badge with a score either.
 */
export const quietVisit = {
  discoveryBannerDismissed: 'true',
  aiReadinessChallenge: '{"hasVisited":true,"visitCount":4}',
};

/**
 * Writes the entries that are absent. A later load of a page keeps what the visit stored meanwhile. Runs in the page,
 * so it uses nothing outside its body.
 */
export function writeAbsent(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // about:blank, data: URLs and sandboxed frames have no storage, and nothing to keep quiet.
  }
}
