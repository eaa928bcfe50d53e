import { availableParallelism } from 'node:os';

/**
 * Runs the tests of all projects, with one worker more than cores, because a worker often waits for a page or a timer.
 */
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
