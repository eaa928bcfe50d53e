import { base } from '../../../web/jest.base.mjs';

/** The tests of `npm run test:api`, which take minutes: kills, slow clients and containers, with real processes. */
export default {
  ...base,
  displayName: 'api',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
};
