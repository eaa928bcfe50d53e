import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { quietVisit, startMockApi, type MockApi, type MockApiOptions } from './start-mock-api';

interface Options {
  /** Keeps the banner and the challenge away from the pages of `context`. */
  quietVisit: boolean;
}
interface WorkerFixtures {
  /** The worker's own server. The tests of a worker share its records: call `reset` between them. */
  mockApi: MockApi;
  mockApiOptions: MockApiOptions;
}

/** Playwright's `test` with a mock API for each worker. With the flag `--site`, `page.goto('/')` opens its site. */
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
    // Its start has a time limit of its own, beside the test's.
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: ({ mockApi }, use) => use(mockApi.origin),
  quietVisit: [true, { option: true }],
  async context({ context, quietVisit: isQuiet }, use) {
    if (isQuiet)
      await context.addInitScript((keys) => {
        for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
      }, quietVisit);
    await use(context);
  },
});
export { expect } from '@playwright/test';
