import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { quietVisit, writeAbsent } from './quiet-visit';
import { startMockApi, type MockApi, type MockApiOptions } from './start-mock-api';

interface Options {
  /** Keeps the banner and the AI readiness challenge (a quiz) from appearing on the pages of `context`. */
  quietVisit: boolean;
}
interface WorkerFixtures {
  /** The worker's server. All tests of a worker share its records, so call `mockApi.reset()` between tests. */
  mockApi: MockApi;
  mockApiOptions: MockApiOptions;
}

/**
 * Extends Playwright's `test`: starts a mock API for each worker. With the flag `--site` in `mockApiOptions`,
 * `page.goto('/')` opens the site that the mock API serves. Without it, the configuration's `baseURL` applies.
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Options,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
> = base.extend<Options, WorkerFixtures>({
  mockApiOptions: [{}, { option: true, scope: 'worker' }],
  mockApi: [
    async ({ mockApiOptions }, use) => {
      const api = await startMockApi(mockApiOptions);
      await use(api);
      await api.stop();
    },
    // The start of the server has its own time limit, and does not count towards the first test's limit.
    { scope: 'worker', timeout: 30_000 },
  ],
  async baseURL({ mockApi, mockApiOptions: { flags = [] }, baseURL }, use) {
    const servesSite = flags.some((flag) => /^--site(=|$)/.test(flag));
    await use(servesSite ? mockApi.origin : baseURL);
  },
  quietVisit: [true, { option: true }],
  async context({ context, quietVisit: isQuiet }, use) {
    if (isQuiet) await context.addInitScript(writeAbsent, quietVisit);
    await use(context);
  },
});
export { expect } from '@playwright/test';
