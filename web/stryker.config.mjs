import jest from './jest.config.mjs';
import { mutationOf } from './stryker.base.mjs';

/**
 * Returns a path of the jest project for Stryker. The project's root is `web`, but Stryker runs in the repository's
 * root.
 */
const inWeb = (path) => path.replace('<rootDir>', '<rootDir>/web');

/** Settings of the second half of `npm run mutation`, which mutates the HTTP client and the stores. */
export default mutationOf({
  name: 'web',
  jest: {
    ...jest,
    setupFiles: jest.setupFiles.map(inWeb),
    setupFilesAfterEnv: jest.setupFilesAfterEnv.map(inWeb),
  },
  folders: 'web/src/{api,stores}',
  tests: '*.test.{ts,tsx}',
});

/*
 * Mutants survive in these places, because neither a visitor nor the server could observe the change:
 *
 * - `callApi` adds a listener to the signal only if the caller passes a signal.
 * - `read` compares `on401` only with 'null', so any other text would do as its default.
 * - `useWrite` sets `isHere` in its first effect, before a visitor can write, so its first value does not matter. The
 *   dependencies of its effects are constants, so any other constants would do.
 * - `asCount` returns 0 for 0 in both branches.
 * - `createPersistedStore` treats undefined like false, and null like a text that is not JSON.
 *
 * A quarter of the mutants in `web/src/api` fail by a timeout, because they remove a response or a render that a test
 * awaits.
 */
