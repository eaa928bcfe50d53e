import { base, testsWithoutDom } from './jest.base.mjs';

/** Jest project for the tests outside `src`, and for the tests in `src` that need no DOM. It runs in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{contract,build,check,hosting,tools}/**/*.test.ts',
    `<rootDir>/${testsWithoutDom}`,
  ],
};
