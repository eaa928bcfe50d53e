/** Builds the static site: `tsx web/build/build.ts site|demo [--if-stale]` writes dist/site or dist/demo. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleClient } from './bundle';
import { compressFolder } from './compress';
import { readBootstrap, writeDocument } from './document';
import { readFlavour, type FlavourName } from './flavour';
import { isCurrent, rememberInputs } from './freshness';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function build(name: FlavourName, isSkippedWhenCurrent: boolean) {
  const flavour = readFlavour(name, process.env);
  const folder = join(root, 'dist', name);
  if (isSkippedWhenCurrent && (await isCurrent(root, flavour))) {
    console.log(`dist/${name} is current`);
    return;
  }
  const began = performance.now();
  await rm(folder, { recursive: true, force: true });
  const bundle = await bundleClient(flavour, join(folder, 'assets'));

  // The pages' code reads these while it renders, exactly as the browser's code was built with them.
  Object.assign(process.env, flavour.env);
  const { renderPage, routes, notFoundRoute } = await import('../src/server');
  const bootstrap = await readBootstrap();
  const basename = flavour.publicPath.replace(/\/$/, '');
  for (const route of [...routes, notFoundRoute]) {
    const page = await renderPage(basename + (route.path ?? '/404'), basename);
    const chunks = [...new Set(route.modules.flatMap((module) => bundle.chunksOf(module)))];
    const file = route.path ? join(folder, route.path, 'index.html') : join(folder, '404.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writeDocument(page, bundle, chunks, bootstrap, flavour.publicPath));
  }
  await cp(join(root, 'web/public'), folder, { recursive: true });
  await compressFolder(folder);
  await rememberInputs(root, flavour);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`dist/${name}: ${routes.length} pages and 404.html in ${seconds} s`);
  if (!flavour.env.SITE_URL) {
    console.log('SITE_URL is not set: canonical links are relative (README: deploy).');
  }
}

const [name, ...flags] = process.argv.slice(2);
if (name !== 'site' && name !== 'demo') {
  console.error('Usage: build.ts site|demo [--if-stale]');
  process.exit(1);
}
try {
  await build(name, flags.includes('--if-stale'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Parcel's worker farm keeps the process alive.
process.exit(0);
