import { atRoot, buildDemo } from '../support/demo';
import { build } from '../support/servers/build';

/** Jest's global set-up: builds the site and the demo if their sources have changed since the last build. */
export default async function buildSites(): Promise<void> {
  await build('site', 'dist/site', {});
  await buildDemo(atRoot);
}
