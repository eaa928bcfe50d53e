/** Milliseconds that a pointer rests on a link before its page is fetched. */
const dwell = 80;

/**
 * Fetches the page behind a link at the first sign, where the document's speculation rules do not (app/inline.ts):
 * when a pointer rests on it, when it takes the focus, at once when a finger touches it.
 */
export function startPrefetch() {
  const { prefetch } = document.documentElement.dataset;
  const isByRules = !prefetch && HTMLScriptElement.supports?.('speculationrules');
  if (isByRules || prefetch === 'off') return;
  const fetched = new Set([location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const handleSign = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = (target as Element).closest('a');
    // Files have an ending, pages have none.
    if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
    if (fetched.has(link.pathname)) return;
    const fetchPage = () => {
      fetched.add(link.pathname);
      // No `<link rel=prefetch>`: Safari knows none, and Firefox holds it against the policy's default-src, 'none'.
      fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
    };
    if (type === 'touchstart') fetchPage();
    else resting = setTimeout(fetchPage, dwell);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleSign, { passive: true });
}
