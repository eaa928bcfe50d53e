import { availableParallelism } from 'node:os';

/** All tests. A worker more than there are cores: one of them always waits for a page or a timer. */
export default {
  maxWorkers: availableParallelism() + 1,
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/e2e/support/slowest-files.mjs'],
  projects: [
    'web',
    'web/jest.node.config.mjs',
    'fixtures',
    'mock-api',
    'e2e',
    'e2e/jest.node.config.mjs',
  ],
};
