import { base } from './jest.base.mjs';

/** The contract, the build, the check of hosts and the tools, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,build,hosting,tools}/**/*.test.ts'],
};
