import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The longest delay of a timer, in milliseconds. */
const noLimit = 2 ** 31 - 1;
// A journey loads pages, types and waits for toasts, which takes long on a busy machine. A visible run has no limit.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// Runs before a file's own hooks close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
