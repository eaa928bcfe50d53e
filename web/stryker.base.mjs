/**
 * What both halves of `npm run mutation` share. `jest` is the project whose tests run, `folders` what is changed, and
 * `name` that of the report in dist/mutation.
 */
export const mutationOf = ({ name, jest, folders, tests }) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...jest,
      // Stryker lays this over package.json's, and knows no projects of different environments.
      projects: [],
      // The tests beside the code: what starts servers or renders pages takes seconds, for every mutant.
      testMatch: [`<rootDir>/${folders}/**/${tests}`],
    },
  },
  mutate: [`${folders}/**/*.ts`, '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // TypeScript 7 has no programming interface with which Stryker could rewrite the paths in its configuration.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: `dist/mutation/${name}`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `dist/mutation/${name}.json` },
  incrementalFile: `dist/mutation/${name}-incremental.json`,
});
