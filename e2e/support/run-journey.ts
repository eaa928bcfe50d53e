/**
 * Runs the journeys whose file names contain NAME: `npm run journey -- NAME [--headed] [--accept]` (`--headed`: one after
 * the other in a window that can be seen, slowed down, which stays open on a failure; `--accept`: what is seen now is the
 * picture from now on). Further flags are jest's. Exits as jest does.
 */
import { spawn } from 'node:child_process';
import { headed } from './browser/headed';
import { accepting } from './checks/accepting';
import { root } from './root';

const words = process.argv.slice(2);
const isHeaded = words.includes('--headed');
const isAccepting = words.includes('--accept');
const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'e2e'];
const run = spawn(
  process.execPath,
  [
    ...jest,
    ...(isHeaded ? ['--runInBand'] : []),
    // Else what follows would be projects too.
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
// npm hands a signal on to this process alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
