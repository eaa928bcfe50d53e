/** Packages without a CommonJS build, which jest compiles like our own sources. */
const esmPackages = [
  'd3-array',
  'd3-geo',
  'internmap',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'pixelmatch',
];

const compile = (parser) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

const shared = {
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compile({ syntax: 'typescript' }),
    '\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/**
 * Journeys mostly wait: for pages, for clocks, for answers.
 */
const maxWorkers = 4;

export default {
  maxWorkers,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{web/contract,web/build,fixtures,mock-api}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/web/src/test/environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'house',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/e2e/support/environment.ts',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      globalSetup: '<rootDir>/e2e/support/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/e2e/support/setup.ts'],
    },
  ],
};
