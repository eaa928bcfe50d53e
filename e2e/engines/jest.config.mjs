import { join } from 'node:path';
import config from '../../jest.config.mjs';

/** `npm run test:engines`: the journeys of this folder, each in every engine. */
const rootDir = join(import.meta.dirname, '../..');
const node = config.projects.find(({ displayName }) => displayName === 'node');

const projectOf = (engineName) => ({
  ...node,
  rootDir,
  displayName: engineName,
  globals: { engineName },
  testMatch: ['<rootDir>/e2e/engines/*.engine.ts'],
  globalSetup: '<rootDir>/e2e/engines/global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/engines/setup.ts'],
});

export default {
  rootDir,
  // A file starts a browser and a server of its own.
  maxWorkers: 2,
  projects: ['chromium', 'firefox', 'webkit'].map(projectOf),
};
