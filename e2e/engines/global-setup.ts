import { atRoot, buildDemo } from '../support/demo';
import { build } from '../support/servers/build';

export default async function buildSites(): Promise<void> {
  await build('site', 'dist/site', {});
  await buildDemo(atRoot);
}
