import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Starts the type checker of a folder in watch mode. It ends when this process exits. */
export function watchTypes(folder: string): void {
  // On Node 20 the script `tsc` starts the checker as a child process. Only a signal to their process group reaches the
  // checker.
  const { pid } = spawn(process.execPath, [program, '--watch', '--preserveWatchOutput'], {
    cwd: folder,
    stdio: 'inherit',
    detached: true,
  });
  process.once('exit', () => {
    try {
      // The checker ignores other signals until it has its first result.
      process.kill(-pid!, 'SIGKILL');
    } catch {
      // The checker has already ended.
    }
  });
}
