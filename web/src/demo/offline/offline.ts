import { createStore } from '../../stores/create-store';
import { publicPath } from '../state/pages';

/** Text on whether the demo works offline. Empty until the service worker has stored the demo. */
export const offlineStore = createStore('');

const refuse = (reason: string) => offlineStore.set(`Not ready offline: ${reason}`);

export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    // Browsers offer service workers only over HTTPS and on localhost.
    return refuse(isSecureContext ? 'this browser cannot store it' : 'the address needs https');
  }
  try {
    const registration = await navigator.serviceWorker.register(`${publicPath}demo-worker.js`, {
      scope: publicPath,
      updateViaCache: 'none',
    });
    await activated(registration);
    await checkOffline();
  } catch {
    // Some browsers reject service workers in private windows.
    refuse('this browser refused to store it');
  }
}

/**
 * Resolves when a service worker is active. Rejects if the first service worker could not fetch all files. (The promise
 * `serviceWorker.ready` never resolves on a page outside the worker's scope: `/demo` is outside the scope `/demo/`.)
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
