import mockApi from '../../jest.config.mjs';

/** `npm run test:api`: minutes of kills, slow clients and hostile requests against the real process. */
export default {
  ...mockApi,
  displayName: 'api',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
};
