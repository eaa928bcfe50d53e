import mockApi from '../../jest.config.mjs';

/** `npm run test:api`: kills, slow clients and hostile requests against the real process, which takes minutes. */
export default {
  ...mockApi,
  displayName: 'api',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
};
