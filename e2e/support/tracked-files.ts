import { execFileSync } from 'node:child_process';
import { root } from './root';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});

/** Tracked files and new files that git does not ignore, relative to the root. */
export const trackedFiles = listed.split('\n').filter(Boolean);
