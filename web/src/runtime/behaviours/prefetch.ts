/** Time (ms) for which pointer or focus must stay on a link before its page is prefetched. */
const dwell = 80;

/**
 * Prefetches a link's page on hover, focus and touchstart, unless prefetching is off (app/inline.ts). With speculation
 * rules (build/document.ts), only marks the link: the browser then prefetches at once instead of after 200 ms.
 */
export function startPrefetch() {
  const { prefetch } = document.documentElement.dataset;
  const isByRules = !prefetch && HTMLScriptElement.supports?.('speculationrules');
  if (prefetch === 'off') return;
  const fetched = new Set([location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const handleSign = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = (target as Element).closest?.('a');
    // Skips files, whose paths have an extension.
    if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
    if (fetched.has(link.pathname)) return;
    const fetchPage = () => {
      fetched.add(link.pathname);
      if (isByRules) link.dataset.aimed = '';
      // Safari lacks `<link rel=prefetch>`, and in Firefox the security policy blocks it.
      else fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
    };
    if (type === 'touchstart') fetchPage();
    else resting = setTimeout(fetchPage, dwell);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleSign, { passive: true });
}

/**
 * Calls `prepare` at the first interaction after `load`, so that a later click is fast. Does nothing if prefetching is
 * off.
 */
export function onFirstInteraction(prepare: () => void) {
  addEventListener('load', () => {
    if (document.documentElement.dataset.prefetch === 'off') return;
    const interacted = new AbortController();
    const handleSign = ({ movementX, movementY }: Partial<PointerEvent>) => {
      // Chrome also fires pointer events when the page changes under a pointer that does not move.
      if (movementX === 0 && movementY === 0) return;
      interacted.abort();
      prepare();
    };
    for (const sign of ['pointermove', 'focusin', 'touchstart', 'scroll'])
      addEventListener(sign, handleSign, { passive: true, signal: interacted.signal });
  });
}
