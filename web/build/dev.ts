/** Starts the development server: Parcel with hot reload, and MSW instead of a backend. */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'dist', 'dev');
const port = Number(process.env.PORT || 1234);
const host = process.env.HOST || '127.0.0.1';

await mkdir(folder, { recursive: true });
// A service worker handles only requests under its own folder, so MSW's worker must be at the root.
await copyFile(require.resolve('msw/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));

const parcel = new Parcel({
  entries: join(root, 'web/index.html'),
  defaultConfig: require.resolve('@parcel/config-default'),
  mode: 'development',
  env: {
    NODE_ENV: 'development',
    SITE_BUILD: 'dev',
    PUBLIC_PATH: '/',
    API_ORIGIN: '',
    SITE_URL: '',
  },
  shouldAutoInstall: false,
  defaultTargetOptions: { distDir: folder, publicUrl: '/' },
  serveOptions: { port, host },
  hmrOptions: { port, host },
  additionalReporters: [
    { packageName: '@parcel/reporter-cli', resolveFrom: fileURLToPath(import.meta.url) },
  ],
});
const subscription = await parcel.watch((error) => {
  if (error) console.error(error.message);
});
console.log(`Development server: http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void subscription.unsubscribe().then(() => process.exit(0)));
