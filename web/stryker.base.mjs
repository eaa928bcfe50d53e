/**
 * Returns the Stryker settings that both halves of `npm run mutation` share. `jest` is the jest project of the tests,
 * and `tests` is a glob for their file names. `folders` contains the code to mutate. `name` is the name of the report
 * in dist/mutation.
 */
export const mutationOf = ({ name, jest, folders, tests }) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...jest,
      // Stryker cannot run all projects of the root's jest.config.mjs, because their environments differ.
      projects: [],
      // Only the tests beside the code run, because tests that start servers or render pages take seconds per mutant.
      testMatch: [`<rootDir>/${folders}/**/${tests}`],
    },
  },
  mutate: [`${folders}/**/*.ts`, '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 lacks.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: `dist/mutation/${name}`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `dist/mutation/${name}.json` },
  incrementalFile: `dist/mutation/${name}-incremental.json`,
});
