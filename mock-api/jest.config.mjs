import { base } from '../web/jest.base.mjs';

export default {
  ...base,
  displayName: 'mock-api',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
};
