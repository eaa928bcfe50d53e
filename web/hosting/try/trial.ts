import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Folder of the test. It contains copies of `dist/site` and `web/hosting`, because the hosts' configuration names
 * these.
 */
const name = 'dist/hosts-trial';
export const trial = join(root, name);
/** The copy of `dist/site`, relative to the project's folder, as the build expects it. */
export const builtFolder = `${name}/dist/site`;
