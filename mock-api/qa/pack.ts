/**
 * Usage: `npm run pack:qa [FOLDER]`. Writes the QA package (the mock API as an npm package for testers) as a tarball to
 * a folder, `dist` by default. Prints the tarball's path. The package contains the exports of package.json as ES
 * modules, CommonJS and type declarations.
 */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from './build-package';

const folder = resolve(process.argv[2] ?? 'dist');
const source = await buildPackage(join(folder, 'qa'));
const command = ['pack', '--json', '--pack-destination', folder];
const { stdout } = await promisify(execFile)('npm', command, { cwd: source });
const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
console.log(join(folder, filename));
