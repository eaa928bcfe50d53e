import jest from './jest.config.mjs';

/** Stryker's root is the project's. */
const inWeb = (path) => path.replace('<rootDir>', '<rootDir>/web');

const folders = 'web/src/{api,stores}';

/** `npm run mutation`, second half: does a test notice when the client's calls and stores are changed? */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...jest,
      // Stryker lays this over package.json's, and knows no projects of different environments.
      projects: [],
      setupFiles: jest.setupFiles.map(inWeb),
      setupFilesAfterEnv: jest.setupFilesAfterEnv.map(inWeb),
      // The tests beside the code. Forms and pages meet it too, in seconds each, for every mutant.
      testMatch: [`<rootDir>/${folders}/**/*.test.{ts,tsx}`],
    },
  },
  mutate: [`${folders}/**/*.ts`, '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // TypeScript 7 has no programming interface with which Stryker could rewrite the paths in its configuration.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: 'dist/mutation/web',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'dist/mutation/web.json' },
  incrementalFile: 'dist/mutation/web-incremental.json',
};

/*
 * What survives, and why. Nothing that a visitor or the server could tell apart:
 *
 * - callApi: the listener on a signal is called only where there is a signal.
 * - read: on401 is compared with 'null' alone, so its default may be any other text.
 * - useWrite: isHere is set by the first effect, before anybody can write; dependencies that never change may be any.
 * - asCount: 0 is 0 by either way.
 * - createPersistedStore: undefined is as false as false is, and what no storage gives is no JSON either way.
 *
 * A quarter of what is killed in the calls is killed by the clock: tests wait in vain for an answer or a render, which is
 * what such a mutant takes away.
 */
