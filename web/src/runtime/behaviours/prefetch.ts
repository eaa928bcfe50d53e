/** In ms. A pointer that rests this long on a link starts the prefetch. */
const dwell = 80;

/** Prefetches the page behind a link if speculation rules do not (app/inline.ts): on hover, focus and touchstart. */
export function startPrefetch() {
  const { prefetch } = document.documentElement.dataset;
  const isByRules = !prefetch && HTMLScriptElement.supports?.('speculationrules');
  if (isByRules || prefetch === 'off') return;
  const fetched = new Set([location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const handleSign = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = (target as Element).closest('a');
    // Links to files end with an extension, and links to pages do not.
    if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
    if (fetched.has(link.pathname)) return;
    const fetchPage = () => {
      fetched.add(link.pathname);
      // Not `<link rel=prefetch>`: Safari lacks it, and in Firefox the policy's default-src blocks it.
      fetch(link.pathname, { priority: 'low' }).catch(() => fetched.delete(link.pathname));
    };
    if (type === 'touchstart') fetchPage();
    else resting = setTimeout(fetchPage, dwell);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleSign, { passive: true });
}
