import { base } from './jest.base.mjs';

/** Jest project for contract, build, hosting and tools, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,build,hosting,tools}/**/*.test.ts'],
};
