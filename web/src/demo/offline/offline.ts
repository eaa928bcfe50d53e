import { createStore } from '../../stores/create-store';
import { publicPath } from '../state/pages';

/** Whether the demo works offline, in words. Empty until the service worker has stored the demo. */
export const offlineStore = createStore('');

const refuse = (reason: string) => offlineStore.set(`Not ready offline: ${reason}`);

/**
 * The installed service worker of a new version of the demo. It waits until the visitor clicks the ribbon's button, or
 * closes all pages of the demo.
 */
export const waitingVersionStore = createStore<ServiceWorker | null>(null);

export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    // Browsers offer service workers only over HTTPS and on this machine.
    return refuse(isSecureContext ? 'this browser cannot store it' : 'the address needs https');
  }
  try {
    const registration = await navigator.serviceWorker.register(`${publicPath}demo-worker.js`, {
      scope: publicPath,
      updateViaCache: 'none',
    });
    const offerWaiting = () => {
      // A page without a controller has just installed the first version, which is not an update.
      if (registration.waiting && navigator.serviceWorker.controller)
        waitingVersionStore.set(registration.waiting);
    };
    offerWaiting();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offerWaiting);
    });
    // A page in the back/forward cache gets no events of the service worker. When the browser shows the page again,
    // this listener checks the cached files.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void checkOffline().catch(() => undefined);
    });
    await activated(registration);
    await checkOffline();
  } catch {
    // Some browsers reject service workers in private windows.
    refuse('this browser refused to store it');
  }
}

/**
 * Resolves when a service worker is active. Rejects if the first service worker could not fetch all files. Does not use
 * `serviceWorker.ready`, because that promise never resolves on a page outside the worker's scope. For example, the
 * page `/demo` is outside the scope `/demo/`.
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

/** Sets the offline state. Throws if the list of the demo's files cannot be fetched. */
async function checkOffline(): Promise<void> {
  const list = (await (await fetch(`${publicPath}demo-precache.json`)).json()) as string[];
  const found = await Promise.all(list.map((address) => caches.match(address)));
  if (found.includes(undefined)) refuse('the browser removed a part');
  else offlineStore.set('Offline ready');
}

/** Activates the service worker of a new version, and reloads the page when that worker controls it. */
export function reloadForNewVersion(waiting: ServiceWorker) {
  const handleChange = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', handleChange, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' }, []);
}
