/** Builds the site or the demo: `tsx web/build/build.ts site|demo [--if-stale] [--out FOLDER]`. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleClient } from './bundle';
import { compressFolder } from './compress';
import { finishDemoDocuments } from './demo/demo-documents';
import { writeDemoWorker, writeUnregisteringWorker } from './demo/demo-worker';
import { readFlavour, warningsOf, type BuildFlavour, type FlavourName } from './flavour';
import { isCurrent, readInputs } from './freshness';
import { headerPolicy } from './headers';
import { localRules, netlifyHeaders, nginxConfiguration, slashRedirects } from './host-files';
import { prerender, type Prerendered } from './prerender';
import { siteFiles } from './site-files';
import { owner } from '../src/content/owner';
import { lawLines } from '../src/content/owner-gaps';
import { checkOwner } from '../src/content/owner-schema';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function build(name: FlavourName, isSkippedWhenCurrent: boolean, out?: string) {
  const flavour = readFlavour(name, process.env, out);
  const folder = join(root, flavour.folder);
  if (isSkippedWhenCurrent && (await isCurrent(root, flavour))) {
    console.log(`${flavour.folder} is up to date`);
    return;
  }
  checkOwner(owner);
  const began = performance.now();
  const rememberInputs = await readInputs(root, flavour);
  await rm(folder, { recursive: true, force: true });
  const bundle = await bundleClient(flavour, join(folder, 'assets'));

  // The page modules run in this process and read these variables. In the browser's code Parcel has inlined them.
  Object.assign(process.env, flavour.env);
  const prerendered = await prerender(bundle, flavour);
  await cp(join(root, 'web/public'), folder, { recursive: true });
  await writeAll(folder, prerendered.documents);
  await writeAll(folder, Object.entries(siteFiles(prerendered.pages, flavour)));
  if (name === 'demo') {
    await finishDemoDocuments(folder);
    await writeDemoWorker(folder, flavour.publicPath);
  } else {
    await writeUnregisteringWorker(folder);
    await writeAll(root, Object.entries(hostFiles(prerendered, flavour)));
  }
  await compressFolder(folder);
  await rememberInputs();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${flavour.folder}: ${prerendered.pages.length} pages and 404.html in ${seconds} s`);
  const open = name === 'site' && flavour.env.SITE_URL ? lawLines(owner) : [];
  for (const warning of [...warningsOf(flavour), ...open]) console.log(warning);
}

/**
 * Returns the files that set headers and redirects, by path. Netlify and Cloudflare look for `_headers` and
 * `_redirects` inside the site's folder. The demo needs none, because its documents contain their security policy.
 */
function hostFiles({ documents, pages }: Prerendered, { folder, publicPath, env }: BuildFlavour) {
  const policy = headerPolicy([...documents.values()], env.API_ORIGIN ?? '');
  const paths = pages.map(({ path }) => path);
  return {
    [`${folder}/_headers`]: netlifyHeaders(policy, publicPath, paths),
    [`${folder}/_redirects`]: slashRedirects(publicPath, paths),
    [`${folder}.nginx.conf`]: nginxConfiguration(policy, publicPath),
    [`${folder}.headers.json`]: JSON.stringify(localRules(policy), null, 2),
  };
}

async function writeAll(folder: string, files: Iterable<[string, string]>) {
  for (const [file, text] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

const [name, ...flags] = process.argv.slice(2);
if (name !== 'site' && name !== 'demo') {
  console.error('Usage: build.ts site|demo [--if-stale] [--out FOLDER]');
  process.exit(1);
}
try {
  const out = flags.includes('--out') ? flags[flags.indexOf('--out') + 1] : undefined;
  await build(name, flags.includes('--if-stale'), out);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Parcel's worker processes would keep Node running.
process.exit(0);
