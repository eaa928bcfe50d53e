/**
 * Usage: `npm run pack:qa [FOLDER]`. Writes the QA package (the mock API as an npm package for testers) as a tarball to
 * a folder, `dist` by default. Prints the tarball's path. The package contains the exports of package.json as ES
 * modules, CommonJS and type declarations.
 */
import { resolve } from 'node:path';
import { buildPackage } from './build-package';
import { packFolder } from './pack-folder';

const folder = resolve(process.argv[2] ?? 'dist');
console.log(await packFolder(await buildPackage(resolve(folder, 'qa')), folder));
