import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest delay (ms) that a timer can have. */
const noLimit = 2 ** 31 - 1;
// On a busy machine a journey needs more than jest's default time limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// A test file's own hooks close its pages, so these hooks must run before them.
afterEach(keepFailure);
afterAll(keepFailure);
