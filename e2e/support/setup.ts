import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest delay (ms) that a timer can have. */
const noLimit = 2 ** 31 - 1;
// On a busy machine a browser test needs more than jest's default time limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// These hooks need the open pages, so they must run before the hooks of a test file, which close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
