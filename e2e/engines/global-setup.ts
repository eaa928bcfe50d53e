import { atRoot, buildDemo } from '../support/demo';
import { build } from '../support/servers/build';

/** Jest's global set-up: builds the site and the demo unless the last builds are current. */
export default async function buildSites(): Promise<void> {
  await build('site', 'dist/site', {});
  await buildDemo(atRoot);
}
