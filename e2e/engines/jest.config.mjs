import { base } from '../../web/jest.base.mjs';

/** Returns jest's project of one engine. `npm run test:engines` runs the tests of this folder in every engine. */
const projectOf = (engineName) => ({
  ...base,
  rootDir: import.meta.dirname,
  displayName: engineName,
  testEnvironment: 'node',
  globals: { engineName },
  testMatch: ['<rootDir>/*.engine.ts'],
  globalSetup: '<rootDir>/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/setup.ts'],
});

export default {
  // Each test file starts a browser and a server of its own.
  maxWorkers: 2,
  projects: ['firefox', 'webkit'].map(projectOf),
};
