import jest from './jest.config.mjs';
import { mutationOf } from './stryker.base.mjs';

/** Stryker's root is the project's. */
const inWeb = (path) => path.replace('<rootDir>', '<rootDir>/web');

/** `npm run mutation`, second half: does a test notice when the client's calls and stores are changed? */
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
 * What survives, and why. Nothing that a visitor or the server could tell apart:
 *
 * - callApi: the listener on a signal is called only where there is a signal.
 * - read: on401 is compared with 'null' alone, so its default may be any other text.
 * - useWrite: isHere is set by the first effect, before anybody can write; dependencies that never change may be any.
 * - asCount: 0 is 0 by either way.
 * - createPersistedStore: undefined is as false as false is, and what no storage gives is no JSON either way.
 *
 * A quarter of what is killed in the calls is killed by the clock: tests wait in vain for an answer or a render, which is
 * what such a mutant takes away.
 */
