import { base } from '../../../web/jest.base.mjs';

/** The tests of `npm run test:api`: kills and slow clients against real processes. They take minutes. */
export default {
  ...base,
  displayName: 'api',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.api.ts'],
  testTimeout: 180_000,
};
