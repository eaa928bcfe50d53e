import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest possible delay of a timer (ms). */
const noLimit = 2 ** 31 - 1;
// On a busy machine a journey needs more than jest's default time limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// These hooks must run before a test file's own hooks, which close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
