import { atMost, type BenchRow } from '#mock-api/bench/row';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../support/root';

/** Measures two builds of the whole site. Parcel's cache is off, so the second build only gains from the file cache. */
export function measureBuilds(): BenchRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const build = () => {
    const begin = performance.now();
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'web/build/build.ts', 'site', '--out', relative(root, folder)],
      { cwd: root, stdio: 'ignore' },
    );
    return (performance.now() - begin) / 1000;
  };
  try {
    return [
      atMost('build of the whole site, first', build(), 30, 's'),
      atMost('build of the whole site, again', build(), 10, 's'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
