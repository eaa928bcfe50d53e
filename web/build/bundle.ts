import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import type { BuildFlavour } from './flavour';
import { minifyStyles } from './minify-styles';

const require = createRequire(import.meta.url);
const cacheFolder = fileURLToPath(new URL('../../.parcel-cache/', import.meta.url));
const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));

type BundleGraph = Awaited<ReturnType<Parcel['run']>>['bundleGraph'];
type Bundle = ReturnType<BundleGraph['getBundles']>[number];

/** Parcel's output. Every URL starts with the public path. */
export interface ClientBundle {
  client: string;
  /**
   * URLs of the scripts that the browser loads for `import()` of a module, and of the scripts that these may import
   * later. `module` is a package name or the end of a path. Throws if no code imports it.
   */
  codeOf: (module: string) => string[];
  /** Like `codeOf`, but without the scripts that are imported later. */
  ownCodeOf: (module: string) => string[];
  css: string;
}

/** Throws one Error with Parcel's diagnostics if Parcel fails. */
export async function bundleClient(flavour: BuildFlavour, folder: string): Promise<ClientBundle> {
  const publicUrl = `${flavour.publicPath}assets/`;
  const parcel = new Parcel({
    // With index.html as an entry, Parcel would add an import map to every page.
    entries: ['app/client.ts', 'theme/global.css'].map((entry) => join(sourceFolder, entry)),
    defaultConfig: require.resolve('@parcel/config-default'),
    mode: 'production',
    env: flavour.env,
    shouldAutoInstall: false,
    // With its cache on, Parcel builds chunks that import missing modules.
    shouldDisableCache: true,
    // Parcel writes files to its cache folder even with the cache off, and both builds use the same file names.
    cacheDir: join(cacheFolder, flavour.folder),
    defaultTargetOptions: {
      distDir: folder,
      publicUrl,
      sourceMaps: false,
      shouldOptimize: true,
      shouldScopeHoist: true,
      outputFormat: 'esmodule',
    },
  });
  const { bundleGraph } = await parcel.run();
  const bundles = bundleGraph.getBundles();
  const urlOf = ({ filePath }: { filePath: string }) =>
    publicUrl + relative(folder, filePath).split(sep).join('/');

  const client = bundles.find(
    (bundle) => bundle.getMainEntry()?.filePath === join(sourceFolder, 'app/client.ts'),
  )!;
  const css = bundles.find((bundle) => bundle.type === 'css')!;
  // The build inlines this CSS into documents in other folders, so its URLs must be absolute.
  const cssText = (await readFile(css.filePath, 'utf8')).replace(
    /url\("?(?:[^):"]*\/)?([^)/:"]+\.(?:woff2|svg))"?\)/g,
    `url(${publicUrl}$1)`,
  );
  await rm(dirname(css.filePath), { recursive: true });
  return {
    client: urlOf({ filePath: await hashName(client.filePath) }),
    ...findCode(bundleGraph, urlOf),
    css: minifyStyles(cssText),
  };
}

function findCode(graph: BundleGraph, urlOf: (bundle: Bundle) => string) {
  const modules = new Map<string, Bundle[]>();
  const asyncBundles = new Map<string, Bundle[]>();
  for (const bundle of graph.getBundles()) {
    asyncBundles.set(bundle.id, []);
    bundle.traverse((node) => {
      if (node.type !== 'dependency' || node.value.priority !== 'lazy') return;
      const code = graph.resolveAsyncDependency(node.value, bundle);
      if (code?.type !== 'bundle_group') return;
      const bundles = graph.getBundlesInBundleGroup(code.value);
      modules.set(node.value.specifier, bundles);
      asyncBundles.get(bundle.id)!.push(...bundles);
    });
  }
  const bundlesOf = (module: string) => {
    const [, first] =
      [...modules].find(([name]) => name === module || name.endsWith(`/${module}`)) ?? [];
    if (!first) throw new Error(`No code loads ${module} with import()`);
    return first;
  };
  const codeOf = (module: string) => {
    const found = new Set(bundlesOf(module));
    for (const bundle of found) for (const child of asyncBundles.get(bundle.id)!) found.add(child);
    return Array.from(found, urlOf);
  };
  return { codeOf, ownCodeOf: (module: string) => bundlesOf(module).map(urlOf) };
}

/** Adds a content hash to an entry file's name, because Parcel adds none. */
async function hashName(path: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
  const hashed = join(dirname(path), basename(path).replace('.', `.${hash}.`));
  await rename(path, hashed);
  return hashed;
}
