import { base } from '../web/jest.base.mjs';

export default {
  ...base,
  displayName: 'house',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
};
