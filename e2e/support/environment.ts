import { TestEnvironment } from 'jest-environment-node';

let endsWithRun = false;

/** A worker ends with the run, however that ends: on its own it would go on with its file, and with what that started. */
function endWithRun() {
  if (endsWithRun) return;
  endsWithRun = true;
  for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(event, () => process.exit(130));
}

/**
 * Tells a journey's hooks, which jest tells nothing, that something has failed: `hasFailed`, until they set it back. And
 * what no code of a test file can hear: that its process ends (`atWorkersEnd`).
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
