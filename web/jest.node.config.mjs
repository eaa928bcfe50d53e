import { base } from './jest.base.mjs';

/** The contract and the build, in Node. */
export default {
  ...base,
  displayName: 'web-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,build}/**/*.test.ts'],
};
