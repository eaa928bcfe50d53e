import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Both builds write this file: the demo's build a service worker, and the site's build a worker that removes the demo's
 * ({@link writeUnregisteringWorker}).
 */
const workerFile = 'demo-worker.js';
const cacheName = 'maatwerk-demo';
/** Limit (bytes) for the files that the demo stores on a device. */
const mostPrecached = 4_000_000;
/** A script that the service worker imports. Browsers store it together with the worker. */
const routesFile = 'demo-routes.js';
/** List of the files that Workbox stores in advance. The demo compares it with the cache (web/src/demo/offline). */
const listFile = 'demo-precache.json';

/**
 * Writes the service worker that stores the whole demo on the device. It stores pages under URLs without a trailing
 * slash, redirects URLs with one, and responds to unknown paths with the 404 page. Throws if the files exceed {@link
 * mostPrecached}.
 */
export async function writeDemoWorker(folder: string, publicPath: string): Promise<void> {
  const files = {
    globDirectory: folder,
    globPatterns: ['**/*'],
    // Workbox cannot cache a response with status 404, so it caches the copy demo-404.html. The files for crawlers are
    // not needed offline.
    globIgnores: ['**/*.{br,gz,xml}', '*.txt', 'og/**', workerFile, routesFile, '404.html'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: mostPrecached,
    manifestTransforms: [
      (entries: { url: string; size: number; revision: string | null }[]) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: publicPath + entry.url.replace(/(^|\/)index\.html$/, ''),
        })),
      }),
    ],
  };
  // Loads this package here, because loading it takes 2 s, and a build of the site does not need it.
  const { generateSW, getManifest } = await import('workbox-build');
  const { manifestEntries } = await getManifest(files);
  const addresses = manifestEntries.map(({ url, revision }) =>
    revision ? `${url}?__WB_REVISION__=${revision}` : url,
  );
  await writeFile(join(folder, listFile), JSON.stringify(addresses));
  const known = manifestEntries.map(({ url }) => url);
  await writeFile(join(folder, routesFile), routesScript(known, `${publicPath}demo-404.html`));

  const { count, size, warnings } = await generateSW({
    ...files,
    swDest: join(folder, workerFile),
    cacheId: cacheName,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    importScripts: [routesFile],
    // A query does not change a page's document.
    ignoreURLParametersMatching: [/.*/],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  if (size > mostPrecached)
    throw new Error(`The demo would store ${size} bytes on a device, more than ${mostPrecached}`);
  console.log(`The demo stores ${count} files, ${(size / 1e6).toFixed(2)} MB, for offline use`);
}

/** Returns a script that runs before Workbox: it redirects, and responds to unknown paths with `missing`. */
const routesScript = (
  known: string[],
  missing: string,
) => `const known = new Set(${JSON.stringify(known)});
addEventListener('fetch', (event) => {
  // Only navigations and prefetches of pages accept HTML.
  if (!event.request.headers.get('accept')?.startsWith('text/html')) return;
  const url = new URL(event.request.url);
  const home = new URL(registration.scope).pathname;
  const path = url.pathname.replace(/(\\/index\\.html|\\/+)$/, '');
  const wanted = path + '/' === home ? home : path;
  if (wanted !== url.pathname) {
    url.pathname = wanted;
    event.respondWith(Response.redirect(url.href));
  } else if (!known.has(wanted)) event.respondWith(notFound(event.request));
});
async function notFound(request) {
  const page = await caches.match('${missing}', { ignoreSearch: true });
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : fetch(request);
}
`;

/** Writes a worker that removes itself and the demo's caches from browsers that have opened the demo on this origin. */
export async function writeUnregisteringWorker(folder: string): Promise<void> {
  const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${cacheName}')).map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;
  await writeFile(join(folder, workerFile), script);
}
