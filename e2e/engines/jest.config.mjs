import { base } from '../../web/jest.base.mjs';

/** `npm run test:engines`: the journeys of this folder, each in every engine. */
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
  // A file starts a browser and a server of its own.
  maxWorkers: 2,
  projects: ['chromium', 'firefox', 'webkit'].map(projectOf),
};
