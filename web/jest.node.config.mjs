import { base, testsWithoutDom } from './jest.base.mjs';

/** Jest project for contract, build, check, hosting and tools, and for content and geometry, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{contract,build,check,hosting,tools}/**/*.test.ts',
    `<rootDir>/${testsWithoutDom}`,
  ],
};
