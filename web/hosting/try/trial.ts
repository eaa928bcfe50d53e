import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Folder of the test. It contains a build of the site in `dist/site` and a copy of `web/hosting`, because the hosts'
 * configuration names these two folders.
 */
const name = 'dist/hosts-trial';
export const trial = join(root, name);
/** The folder of that build, relative to the project's folder, as the flag `--out` of the build expects it. */
export const builtFolder = `${name}/dist/site`;
