/** Returns the URLs of the scripts that an island, or on the client's own script the overlays, need. The build wrote them. */
const codeOf = (element: HTMLElement | null) =>
  (element?.dataset.code || undefined)?.split(' ') ?? [];

/**
 * Fetches an element's scripts in parallel. Their modules run later, when they are imported. Rejects if one of them
 * cannot be fetched.
 */
export const fetchCode = (element: HTMLElement | null) =>
  Promise.all(codeOf(element).map((url) => import(url)));

/** In ms. Chrome may never report that it is idle while it draws no frame. */
const longestWait = 1_000;
/** Safari before 2026 has no idle callback. */
const whenIdle = (work: () => void) =>
  self.requestIdleCallback?.(work, { timeout: longestWait }) ?? setTimeout(work);

/** Fetches scripts ahead without running them, one per idle moment. */
function prefetch([href, ...rest]: string[]) {
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(link);
  whenIdle(() => prefetch(rest));
}

/** Fetches all code of the page ahead, at the visitor's first interaction after load. */
export function startCodePrefetch() {
  addEventListener('load', () => {
    if (document.documentElement.dataset.prefetch === 'off') return;
    // The demo's worker holds all code, and Chrome activates a new worker only while nothing is fetched.
    if (process.env.SITE_BUILD === 'demo' && navigator.serviceWorker?.controller) return;
    const parts = document.querySelectorAll<HTMLElement>('[data-code]');
    const seen = new AbortController();
    const handleSign = () => {
      seen.abort();
      whenIdle(() => prefetch(Array.from(parts).flatMap(codeOf)));
    };
    // A resting pointer fires pointermove and pointerover on load, but never pointerout.
    for (const sign of ['pointerout', 'focusin', 'touchstart', 'scroll'])
      addEventListener(sign, handleSign, { passive: true, signal: seen.signal });
  });
}
