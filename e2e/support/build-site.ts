import { execFileSync } from 'node:child_process';
import { root } from './root';

/** Jest's global set-up for the journeys: they run against the production build. */
export default function buildSite() {
  execFileSync(process.execPath, ['--import', 'tsx', 'web/build/build.ts', 'site', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
}
