import jest from '../jest.config.mjs';

const node = jest.projects.find(({ displayName }) => displayName === 'node');

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...node,
      // Stryker lays this over jest.config.mjs.
      projects: [],
      testMatch: ['<rootDir>/{web/contract,mock-api/resources,mock-api/server/store}/**/*.test.ts'],
    },
  },
  mutate: ['{web/contract,mock-api/resources,mock-api/server/store}/**/*.ts', '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // TypeScript 7 has no programming interface with which Stryker could rewrite the paths in it.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: 'dist/mutation/mock-api',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'dist/mutation/mock-api.json' },
  incrementalFile: 'dist/mutation/mock-api-incremental.json',
};
