import { execFileSync } from 'node:child_process';
import { root } from './root';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});

/** The paths, relative to the root, of all files that git tracks and of new files that git does not ignore. */
export const trackedFiles = listed.split('\n').filter(Boolean);
