import { createStore } from '../../stores/create-store';
import { publicPath } from '../state/pages';

export type OfflineState =
  /** The demo needs its server: this browser, address or build has no worker. */
  | { kind: 'unavailable' }
  | { kind: 'preparing' }
  | { kind: 'ready'; files: number }
  /** The browser has removed files from the cache. */
  | { kind: 'incomplete'; missing: number };

export const noOffline: OfflineState = { kind: 'unavailable' };
export const offlineStore = createStore<OfflineState>(noOffline);

/** The worker of a new version, which waits for a reload. */
export const waitingVersionStore = createStore<ServiceWorker | null>(null);

export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  offlineStore.set({ kind: 'preparing' });
  try {
    const registration = await navigator.serviceWorker.register(`${publicPath}demo-worker.js`, {
      scope: publicPath,
      updateViaCache: 'none',
    });
    const offerWaiting = () => {
      // A page without a controller has just installed its first version, so there is nothing to update.
      if (registration.waiting && navigator.serviceWorker.controller)
        waitingVersionStore.set(registration.waiting);
    };
    offerWaiting();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offerWaiting);
    });
    // The page got no events while it was in the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void checkOffline().catch(() => undefined);
    });
    await activated(registration);
    await checkOffline();
  } catch {
    // Browsers refuse workers in private windows and over plain HTTP from another machine.
    offlineStore.set(noOffline);
  }
}

/**
 * Resolves when a worker is active. Rejects if the first worker could not fetch all files. `serviceWorker.ready` never
 * resolves on a page outside the scope, such as `/demo` with the scope `/demo/`.
 */
async function activated({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing!;
  while (!worker.state.startsWith('activat')) {
    if (worker.state === 'redundant') throw new Error('The demo could not be stored');
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
  }
}

/** Counts files that the browser has deleted from the caches. Throws if the list cannot be fetched. */
export async function checkOffline(): Promise<void> {
  const list = (await (await fetch(`${publicPath}demo-precache.json`)).json()) as string[];
  const found = await Promise.all(list.map((address) => caches.match(address)));
  const missing = found.filter((response) => response === undefined).length;
  offlineStore.set(
    missing > 0 ? { kind: 'incomplete', missing } : { kind: 'ready', files: list.length },
  );
}

/** Activates the waiting worker, and reloads the page when the worker controls it. */
export function reloadForNewVersion(waiting: ServiceWorker) {
  const handleChange = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', handleChange, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' }, []);
}
