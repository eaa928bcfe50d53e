import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Below the project's folder: a copy of what the hosts' files name, `dist/site` and `web/hosting`. */
const name = 'dist/hosts-trial';
export const trial = join(root, name);
/** The build's own name for the trial's `dist/site`. */
export const builtFolder = `${name}/dist/site`;
