import { TestEnvironment } from 'jest-environment-node';

/** How often a worker checks whether the run's process is there, in milliseconds. */
const checkMs = 500;
let endsWithRun = false;

/** Ends the worker when the run's process ends, because the worker would otherwise finish its file. */
function endWithRun() {
  if (endsWithRun) return;
  endsWithRun = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(130));
  // A listener for `disconnect` would keep the channel open, and jest would have to force the worker to exit.
  setInterval(() => {
    if (process.connected === false) process.exit(130);
  }, checkMs).unref();
}

/**
 * Sets `hasFailed` after a failure, because jest does not tell hooks whether their test has failed. It also offers
 * `atWorkersEnd`, because code of a test file gets no event when its process ends.
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
