/** How often each script could not be fetched. */
const failures = new Map<string, number>();

/** Parcel's module registry; `i` maps the ids by which its code imports scripts to their file names. */
function parcelRegistry() {
  const name = Object.keys(globalThis).find((key) => key.startsWith('parcelRequire'));
  return (globalThis as unknown as Record<string, { i?: Record<string, string> }>)[name ?? ''];
}

/**
 * Imports a script. Until 2026 all browsers remembered that an import had failed, and failed it again for the same URL
 * (whatwg/html#10327), so each try after a failure has another query. Parcel's own imports then use that URL too. A
 * script only registers its modules, and Parcel runs each of them once.
 */
async function importScript(url: string) {
  const failed = failures.get(url) ?? 0;
  try {
    await import(failed ? `${url}?${failed}` : url);
  } catch (error) {
    failures.set(url, failed + 1);
    const { i: files = {} } = parcelRegistry() ?? {};
    for (const [id, file] of Object.entries(files)) {
      const [name] = file.split('?');
      if (url.endsWith(`/${name}`)) files[id] = `${name}?${failed + 1}`;
    }
    throw error;
  }
}

/** Returns the URLs of the scripts that an island, or on the client's own script the overlays, need. The build wrote them. */
const codeOf = (element: HTMLElement | null) =>
  (element?.dataset.code || undefined)?.split(' ') ?? [];

/**
 * Fetches an element's scripts in parallel. Their modules run later, when they are imported. Rejects if one of them
 * cannot be fetched.
 */
export const fetchCode = (element: HTMLElement | null) =>
  Promise.all(codeOf(element).map(importScript));

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
