import mockApi from '../../jest.config.mjs';

/** The tests of `npm run test:api`, which take minutes: kills, slow clients and hostile requests to real processes. */
export default {
  ...mockApi,
  displayName: 'api',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
};
