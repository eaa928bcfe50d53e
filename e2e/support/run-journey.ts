/**
 * Runs the journeys whose file names contain NAME: `npm run journey -- NAME [--watch] [--accept]`. `--watch` shows a
 * window and slows down, `--accept` replaces the stored pictures. Other flags are jest's.
 */
import { spawnSync } from 'node:child_process';
import { watching } from './browser/watching';
import { accepting } from './checks/accepting';
import { root } from './root';

const words = process.argv.slice(2);
const isWatched = words.includes('--watch');
const isAccepting = words.includes('--accept');
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'e2e'];
const { status } = spawnSync(
  process.execPath,
  [
    ...jest,
    ...(isWatched ? ['--runInBand', '--testTimeout=600000'] : []),
    // The flag separates the names from the projects before them.
    '--testPathPatterns',
    ...words.filter((word) => word !== '--watch' && word !== '--accept'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isWatched && watching.environment),
      ...(isAccepting && accepting.environment),
    },
  },
);
process.exit(status ?? 1);
