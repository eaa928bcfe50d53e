import { TestEnvironment } from 'jest-environment-node';

/** Interval in milliseconds at which a worker checks whether jest's main process still exists. */
const checkMs = 500;
let endsWithRun = false;

/** Makes a worker exit when jest's main process exits. Otherwise the worker would first finish its test file. */
function endWithRun() {
  if (endsWithRun) return;
  endsWithRun = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(130));
  // Polls, because a listener for `disconnect` would keep the IPC channel open, and jest would have to kill the worker.
  setInterval(() => {
    if (process.connected === false) process.exit(130);
  }, checkMs).unref();
}

/**
 * The jest environment of the journeys. It sets `hasFailed` after a failed test, because jest does not tell hooks
 * whether their test has failed. Its function `atWorkersEnd(end)` calls `end` when the worker exits, because a test
 * file gets no event for that.
 */
export default class JourneyEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    endWithRun();
    this.global['atWorkersEnd'] = (end: () => void) => process.once('exit', end);
  }

  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global['hasFailed'] = true;
  }
}
