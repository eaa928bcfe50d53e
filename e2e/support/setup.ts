import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest possible delay of a timer, in milliseconds. */
const noLimit = 2 ** 31 - 1;
// On a busy machine a journey needs more than jest's default time limit. With `--headed` there is no limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// These hooks must run before the hooks of a test file, because the hooks of the file close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
