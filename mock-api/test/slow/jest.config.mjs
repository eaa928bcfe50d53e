import { fileURLToPath } from 'node:url';
import { base } from '../../../web/jest.base.mjs';

/**
 * The tests of `npm run test:api`, which take minutes: kills, slow clients and containers against real processes, and
 * the recipes of the QA package.
 */
export default {
  ...base,
  displayName: 'api',
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/mock-api/test/slow', '<rootDir>/e2e/build'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.api.ts'],
  setupFilesAfterEnv: ['<rootDir>/mock-api/test/slow/setup.ts'],
};
