/**
 * Runs the browser tests with NAME in the file name: `npm run journey -- NAME [--headed] [--accept]`. `--headed` shows
 * a window, slows the browser down, and keeps the window open after a failure. `--accept` replaces the stored pictures.
 * Jest gets all other flags.
 */
import { spawn } from 'node:child_process';
import { headed } from './browser/headed';
import { accepting } from './checks/accepting';
import { root } from './root';

const words = process.argv.slice(2);
const isHeaded = words.includes('--headed');
const isAccepting = words.includes('--accept');
const jest = ['node_modules/jest/bin/jest.js', '--reporters', 'default', '--selectProjects', 'e2e'];
const run = spawn(
  process.execPath,
  [
    ...jest,
    ...(isHeaded ? ['--runInBand'] : []),
    // Without this flag, jest would read the names as further projects.
    '--testPathPatterns',
    ...words.filter((word) => word !== '--headed' && word !== '--accept'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isHeaded && headed.environment),
      ...(isAccepting && accepting.environment),
    },
  },
);
// npm sends signals only to this process, and not to jest.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
