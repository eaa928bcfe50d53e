import { createStore } from '../../stores/create-store';
import { publicPath } from '../state/pages';

export type OfflineState =
  /** No worker in this browser, at this address or in this build: the demo needs its server. */
  | { kind: 'unavailable' }
  | { kind: 'preparing' }
  | { kind: 'ready'; files: number }
  /** The self-check misses files: the browser has thrown some away. */
  | { kind: 'incomplete'; missing: number };

export const noOffline: OfflineState = { kind: 'unavailable' };
export const offlineStore = createStore<OfflineState>(noOffline);

/** The new version of the demo that waits for the reload, if any. */
export const waitingVersionStore = createStore<ServiceWorker | null>(null);

/** Registers the demo's worker. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  offlineStore.set({ kind: 'preparing' });
  try {
    const registration = await navigator.serviceWorker.register(`${publicPath}demo-worker.js`, {
      scope: publicPath,
      updateViaCache: 'none',
    });
    const offerWaiting = () => {
      // Without a controller it is the first version: nothing to reload for.
      if (registration.waiting && navigator.serviceWorker.controller)
        waitingVersionStore.set(registration.waiting);
    };
    offerWaiting();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offerWaiting);
    });
    // What became of the worker while the page was away, nobody has told it.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void checkOffline().catch(() => undefined);
    });
    await activated(registration);
    await checkOffline();
  } catch {
    // A private window, or plain HTTP from another machine.
    offlineStore.set(noOffline);
  }
}

/**
 * Resolves once a worker is at work, and throws when the first one could not fetch everything. `serviceWorker.ready`
 * would never come for a page that was loaded from outside the scope: `/demo` below `/demo/`.
 */
async function activated({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing!;
  while (!worker.state.startsWith('activat')) {
    if (worker.state === 'redundant') throw new Error('The demo could not be kept');
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
  }
}

/**
 * Compares the caches with the worker's list: the "Offline ready" mark says what is there, not what was planned. Throws
 * when the list itself is out of reach.
 */
export async function checkOffline(): Promise<void> {
  const list = (await (await fetch(`${publicPath}demo-precache.json`)).json()) as string[];
  const found = await Promise.all(list.map((address) => caches.match(address)));
  const missing = found.filter((response) => response === undefined).length;
  offlineStore.set(
    missing > 0 ? { kind: 'incomplete', missing } : { kind: 'ready', files: list.length },
  );
}

/** Lets the waiting version take over, and loads the page anew once it has. */
export function reloadForNewVersion(waiting: ServiceWorker) {
  const handleChange = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', handleChange, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' }, []);
}
