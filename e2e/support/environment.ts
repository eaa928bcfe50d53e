import { TestEnvironment } from 'jest-environment-node';

/** Sets `hasFailed` after a failure, because jest does not tell hooks whether their test has failed. */
export default class JourneyEnvironment extends TestEnvironment {
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global['hasFailed'] = true;
  }
}
