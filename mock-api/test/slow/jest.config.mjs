import mockApi from '../../jest.config.mjs';

/**
 * The tests of `npm run test:api`: kills, slow clients and containers against real processes. They take minutes.
 */
export default {
  ...mockApi,
  displayName: 'api',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
};
