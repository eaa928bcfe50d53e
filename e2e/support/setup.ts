import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest possible delay of a timer, in milliseconds. */
const noLimit = 2 ** 31 - 1;
// On a busy machine a journey needs more than jest's default time limit. With `--headed` there is no limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// These hooks run before a test file's own hooks, and those close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
