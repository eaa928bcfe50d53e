import { base, testsWithoutDom } from './jest.base.mjs';

/** Jest project for components, behaviours and stores, in jsdom. */
export default {
  ...base,
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', `!**/${testsWithoutDom}`],
  setupFiles: ['<rootDir>/src/test/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
};
