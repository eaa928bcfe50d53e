import { fileURLToPath } from 'node:url';
import { base } from '../../../web/jest.base.mjs';

/**
 * The tests of `npm run test:api`: a server process that is killed 20 times, and the recipes of the QA package. They take
 * minutes.
 */
export default {
  ...base,
  displayName: 'api',
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/mock-api/test/slow', '<rootDir>/e2e/build'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.api.ts'],
  testTimeout: 180_000,
};
