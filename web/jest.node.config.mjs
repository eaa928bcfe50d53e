import { base } from './jest.base.mjs';

/** Jest project for contract, build and tools, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,build,tools}/**/*.test.ts'],
};
