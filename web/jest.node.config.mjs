import { fileURLToPath } from 'node:url';
import { base, testsWithoutDom } from './jest.base.mjs';

/**
 * Jest project for all tests that need neither a DOM nor a browser. It is a single project, because jest caches
 * compiled files by project.
 */
export default {
  ...base,
  displayName: 'node',
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  roots: ['<rootDir>/mock-api', '<rootDir>/fixtures', '<rootDir>/e2e', '<rootDir>/web'],
  testEnvironment: 'node',
  resolver: '<rootDir>/mock-api/test/support/bundled-server.mjs',
  testMatch: [
    '<rootDir>/{mock-api,fixtures,e2e}/**/*.test.ts',
    '<rootDir>/web/{contract,build,check,tools}/**/*.test.ts',
    `<rootDir>/web/${testsWithoutDom}`,
  ],
};
