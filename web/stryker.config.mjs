import jest from './jest.config.mjs';
import { mutationOf } from './stryker.base.mjs';

/** Stryker runs in the project's root, and this jest project has web as its root. */
const inWeb = (path) => path.replace('<rootDir>', '<rootDir>/web');

/** Second half of `npm run mutation`: mutates the HTTP client and the stores. */
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
 * Mutants that survive, because they change nothing that a visitor or the server could observe:
 *
 * - callApi: it adds a listener to the signal only if there is a signal.
 * - read: it compares on401 only with 'null', so the default may be any other text.
 * - useWrite: the first effect sets isHere before a visitor can write, and a list of constant dependencies may be any list.
 * - asCount: both branches return 0 for 0.
 * - createPersistedStore: undefined and false are equally falsy, and neither null nor an invalid text is JSON.
 *
 * A timeout kills a quarter of the mutants in the calls, because they remove a response or a render for which a test waits.
 */
