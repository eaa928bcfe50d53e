/**
 * Writes the QA package as a tarball: `npm run pack:qa [FOLDER]` (by default `dist`). The package holds what
 * package.json exports, as JavaScript for `import` and `require` with declarations. Prints the tarball's path.
 */
import { resolve } from 'node:path';
import { buildPackage } from './build-package';
import { packFolder } from './pack-folder';

const folder = resolve(process.argv[2] ?? 'dist');
console.log(await packFolder(await buildPackage(resolve(folder, 'qa')), folder));
