import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parcel } from '@parcel/core';
import type { BundleGraph, PackagedBundle } from '@parcel/types';
import type { BuildFlavour } from './flavour';
import { withoutLightDark } from './minify-styles';

const require = createRequire(import.meta.url);
const cacheFolder = fileURLToPath(new URL('../../.parcel-cache/', import.meta.url));
const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));

/** What the prerender must know of Parcel's output; every URL starts with the public path. */
export interface ClientBundle {
  /** The script of every page. */
  client: string;
  /**
   * URLs of the scripts that `import()` of a module fetches, and of those that these may fetch; a module of ours is
   * named by the end of its path. Throws where nothing imports it so.
   */
  codeOf: (module: string) => string[];
  /** The same, without the scripts that these may fetch. */
  ownCodeOf: (module: string) => string[];
  /** The global styles' text, the URLs of its files resolved. */
  css: string;
  /** URLs of the fonts, by their file name before hashing: `instrument.woff2`. */
  fonts: Map<string, string>;
}

/** Bundles the browser's code into `folder`. Throws Parcel's diagnostics as one readable error. */
export async function bundleClient(flavour: BuildFlavour, folder: string): Promise<ClientBundle> {
  const publicUrl = `${flavour.publicPath}assets/`;
  const parcel = new Parcel({
    // Not index.html: Parcel would then load chunks through an import map, which every page would have to carry.
    entries: ['app/client.ts', 'theme/global.css'].map((entry) => join(sourceFolder, entry)),
    defaultConfig: require.resolve('@parcel/config-default'),
    mode: 'production',
    env: flavour.env,
    shouldAutoInstall: false,
    // Kept caches gave chunks that asked for modules which no chunk defined any more.
    shouldDisableCache: true,
    // Written all the same, by names that do not tell settings apart: builds that run at once took each other's code.
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
  const bundleOf = (file: string) => bundles.find((bundle) => entryFile(bundle) === file);

  const client = bundleOf('app/client')!;
  const css = bundles.find((bundle) => bundle.type === 'css')!;
  const fonts = bundles.filter((bundle) => bundle.type === 'woff2');
  // Inlined into documents that stand elsewhere.
  const cssText = (await readFile(css.filePath, 'utf8')).replace(
    /url\("?(?:[^):"]*\/)?([^)/:"]+\.(?:woff2|svg))"?\)/g,
    `url(${publicUrl}$1)`,
  );
  await rm(dirname(css.filePath), { recursive: true });
  return {
    client: urlOf({ filePath: await hashName(client.filePath) }),
    ...findCode(bundleGraph, urlOf),
    css: withoutLightDark(cssText),
    fonts: new Map(fonts.map((font) => [`${entryFile(font)}.woff2`, urlOf(font)])),
  };
}

function findCode(graph: BundleGraph<PackagedBundle>, urlOf: (bundle: PackagedBundle) => string) {
  const modules = new Map<string, PackagedBundle[]>();
  /** By the id of the bundle that may fetch them. */
  const asyncBundles = new Map<string, PackagedBundle[]>();
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
    if (!first) throw new Error(`No import() of ${module}: the build knows no code of it`);
    return first;
  };
  const codeOf = (module: string) => {
    const found = new Set(bundlesOf(module));
    for (const bundle of found) for (const child of asyncBundles.get(bundle.id)!) found.add(child);
    return Array.from(found, urlOf);
  };
  return { codeOf, ownCodeOf: (module: string) => bundlesOf(module).map(urlOf) };
}

/** Parcel gives entries no hash, since documents of others may name them; ours are written afterwards. */
async function hashName(path: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
  const hashed = join(dirname(path), basename(path).replace('.', `.${hash}.`));
  await rename(path, hashed);
  return hashed;
}

/** Path of a bundle's main file below web/src, without extension. */
function entryFile(bundle: PackagedBundle): string | undefined {
  const file = bundle.getMainEntry()?.filePath;
  if (!file) return undefined;
  const path = relative(sourceFolder, file).split(sep).join('/');
  return path.replace(/^theme\/fonts\//, '').replace(/\.\w+$/, '');
}
