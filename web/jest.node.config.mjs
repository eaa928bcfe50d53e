import { base } from './jest.base.mjs';

/** The contract, the build and the tools, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,build,tools}/**/*.test.ts'],
};
