import { base } from '../web/jest.base.mjs';

/** Tests of the source tree, without a browser. */
export default {
  ...base,
  displayName: 'house',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
};
