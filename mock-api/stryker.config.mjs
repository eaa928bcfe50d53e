import jest from '../jest.config.mjs';

const node = jest.projects.find(({ displayName }) => displayName === 'node');

const folders = '{web/contract,mock-api/resources,mock-api/server/store}';

/** `npm run mutation`, first half: does a test notice when the contract, the API or the store is changed? */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...node,
      // Stryker lays this over jest.config.mjs, and knows no projects of different environments.
      projects: [],
      // The tests beside the code. Those of mock-api/suite and of mock-api/server start processes and servers, and
      // mock-api/limits and parity send megabytes over HTTP: seconds each, for every mutant.
      testMatch: [`<rootDir>/${folders}/**/*.test.ts`],
    },
  },
  mutate: [`${folders}/**/*.ts`, '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // TypeScript 7 has no programming interface with which Stryker could rewrite the paths in its configuration.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: 'dist/mutation/mock-api',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'dist/mutation/mock-api.json' },
  incrementalFile: 'dist/mutation/mock-api-incremental.json',
};
