import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../dist/test', import.meta.url));

/** Bundles the server before a run, because a start of the TypeScript source takes three times as long. */
export default async function bundleServer() {
  const { build } = await import('tsdown');
  await build({
    config: false,
    logLevel: 'warn',
    entry: { cli: 'mock-api/server/cli.ts' },
    outDir: folder,
    dts: false,
  });
}

/** Jest's resolver. Returns the bundle in place of the server's source, which tests start as a process. */
export const sync = (path, { defaultResolver, ...options }) =>
  path === '#mock-api/server/cli' ? `${folder}/cli.mjs` : defaultResolver(path, options);
