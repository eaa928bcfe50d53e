import { TestEnvironment } from 'jest-environment-node';

/** Tells a journey's hooks, which jest tells nothing, that something has failed: `hasFailed`, until they set it back. */
export default class JourneyEnvironment extends TestEnvironment {
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global['hasFailed'] = true;
  }
}
