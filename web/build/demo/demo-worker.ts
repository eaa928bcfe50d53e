import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, getManifest } from 'workbox-build';

/** Where the demo's service worker stands, below the public path, in every build: see {@link writeUnregisteringWorker}. */
const workerFile = 'demo-worker.js';
/** Begins the names of the worker's caches. */
const cacheName = 'maatwerk-demo';
/** The most that the demo may keep on a device, in bytes. */
const mostPrecached = 3_000_000;
/** The worker's own part; the browser keeps it with the worker. */
const routesFile = 'demo-routes.js';
/** Workbox's list for the page's self-check. */
const listFile = 'demo-precache.json';

/**
 * Writes the worker that keeps the whole demo on the device. Pages are kept under their one form of URL, without a
 * trailing slash; the other form is redirected before Workbox sees it, and any other address gets the 404 page with
 * its status.
 * Throws when there is more to keep than {@link mostPrecached}.
 */
export async function writeDemoWorker(folder: string, publicPath: string): Promise<void> {
  const files = {
    globDirectory: folder,
    globPatterns: ['**/*'],
    // Servers answer the 404 page with its status, which no precache takes: its copy stands in.
    // Nothing for search engines and social networks is needed on the way.
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
  const { manifestEntries } = await getManifest(files);
  const addresses = manifestEntries.map(({ url, revision }) =>
    // As Workbox names what it has kept.
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
    // A page is the same whatever its query says.
    ignoreURLParametersMatching: [/.*/],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  if (size > mostPrecached) throw new Error(`The demo would keep ${size} bytes on a device`);
  console.log(`The demo keeps ${count} files, ${(size / 1e6).toFixed(2)} MB, for offline use`);
}

/**
 * Runs in the worker before Workbox, which answers everything with status 200: one form of URL, as the servers have it,
 * and the 404 page, which is kept at `missing`, for what is not among the `known` paths.
 */
const routesScript = (
  known: string[],
  missing: string,
) => `const known = new Set(${JSON.stringify(known)});
addEventListener('fetch', (event) => {
  // The browser asks for a page to open, or a page for the next one.
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

/**
 * Writes, at the demo worker's address, one that takes itself and the demo's caches away: a browser that was shown the
 * demo on this origin asks there for an update, and must see the live site from then on.
 */
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
