import config from './jest.config.mjs';

/** `npm run test:api`: minutes of kills, slow clients and hostile requests against the real process. */
const node = config.projects.find(({ displayName }) => displayName === 'node');

export default {
  ...node,
  displayName: 'api',
  testMatch: ['<rootDir>/mock-api/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/mock-api/suite/setup.ts'],
};
