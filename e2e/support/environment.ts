import { TestEnvironment } from 'jest-environment-node';
import puppeteer from 'puppeteer';

/** Interval (ms) at which a worker checks whether jest's main process still exists. */
const checkMs = 500;
let endsWithRun = false;

/** Ends a worker when jest's main process has exited. Otherwise the worker would finish its test file. */
function endWithRun() {
  if (endsWithRun) return;
  endsWithRun = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(130));
  // A listener for `disconnect` would keep the IPC channel open until jest kills the worker, so this code polls.
  setInterval(() => {
    if (process.connected === false) process.exit(130);
  }, checkMs).unref();
}

/** Sets `hasFailed` after a failed test, and provides `atWorkersEnd`. Jest has no hook for either. */
export default class JourneyEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    endWithRun();
    this.global['puppeteerOfWorker'] = puppeteer;
    this.global['atWorkersEnd'] = (end: () => void) => process.once('exit', end);
  }

  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global['hasFailed'] = true;
  }
}
