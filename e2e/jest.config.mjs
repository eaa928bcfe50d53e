import { base } from '../web/jest.base.mjs';

export default {
  ...base,
  displayName: 'e2e',
  testEnvironment: '<rootDir>/support/environment.ts',
  resolver: '<rootDir>/../mock-api/test/support/bundled-server.mjs',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  globalSetup: '<rootDir>/support/global-setup.ts',
  globalTeardown: '<rootDir>/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/support/setup.ts'],
};
