import jest from '../jest.config.mjs';

const dom = jest.projects.find(({ displayName }) => displayName === 'dom');

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...dom,
      // Stryker lays this over jest.config.mjs.
      projects: [],
      testMatch: ['<rootDir>/web/src/{api,stores}/**/*.test.{ts,tsx}'],
    },
  },
  mutate: ['web/src/{api,stores}/**/*.ts', '!**/*.test.ts'],
  thresholds: { high: 95, low: 90, break: 85 },
  // TypeScript 7 has no programming interface with which Stryker could rewrite the paths in it.
  ignorePatterns: ['dist', 'tsconfig.json'],
  tempDirName: 'dist/mutation/web',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'dist/mutation/web.json' },
  incrementalFile: 'dist/mutation/web-incremental.json',
};
